import type { AdminLanguage } from '../../../admin-language.ts';

export const pages: AdminLanguage['fields']['pages'] = {
  Articles: 'Artikel',
  Article: 'Artikel',
  'Analysis, guides, opinion and news, signed by the people who wrote them.':
    'Analysen, Leitfäden, Meinungen und Neuigkeiten, gezeichnet von denen, die sie geschrieben haben.',
  'Row Editing': 'Zeilen bearbeiten',
  'In Step': 'Im Gleichschritt',
  'Page Care': 'Pflege der Seite',
  'Form Head': 'Kopf des Formulars',
  'The heading of the page. A page is published in each language that has a title.':
    'Die Überschrift der Seite. Eine Seite wird in jeder Sprache veröffentlicht, in der sie einen Titel hat.',
  Text: 'Text',
  'Place on the page': 'Stelle auf der Seite',
  'Headings of its text, items and tabs of its sections.':
    'Überschriften ihres Textes, Einträge und Reiter ihrer Abschnitte.',
  Footnote: 'Fußnote',
  Footnotes: 'Fußnoten',
  'Stands below the text, under a number.': 'Steht unter dem Text, mit einer Nummer.',
  'Where the note leads. Leave it empty for none.': 'Wohin die Fußnote führt. Leer lassen für keine Angabe.',
  'A line below the picture. Leave it empty for none.':
    'Eine Zeile unter dem Bild. Leer lassen für keine Angabe.',
  'The text of the page.': 'Der Text der Seite.',
  Picture: 'Bild',
  'Shown at the top of the page and on cards. Leave it empty for none.':
    'Wird oben auf der Seite und auf Karten gezeigt. Leer lassen für keine Angabe.',
  'Article types': 'Artikelarten',
  'What kind of article this is; shown on its card.': 'Welche Art Artikel dies ist; steht auf seiner Karte.',
  Authors: 'Autoren',
  'Shown below the title, in this order. Pages that are not published yet are left out until they are.':
    'Stehen unter dem Titel, in dieser Reihenfolge. Seiten, die noch nicht veröffentlicht sind, werden bis dahin weggelassen.',
  'The date that readers see. Left empty, the creation date is shown.':
    'Das Datum, das Leser sehen. Bleibt es leer, wird das Datum der Erstellung gezeigt.',
  'Published At': 'Veröffentlicht am',
  'Last checked': 'Zuletzt überprüft',
  'When somebody last made sure that it is still true. Shown to readers. Leave it empty for news.':
    'Wann zuletzt jemand sichergestellt hat, dass es noch stimmt. Wird Lesern gezeigt. Bei Neuigkeiten leer lassen.',
  'Key points': 'Kernpunkte',
  Point: 'Punkt',
  'What a reader in a hurry takes away. Three are enough; leave it empty for a short article.':
    'Was ein eiliger Leser mitnimmt. Drei genügen; bei einem kurzen Artikel leer lassen.',
  'One sentence that stands without the others.': 'Ein Satz, der ohne die anderen steht.',
  Sections: 'Abschnitte',
  'What stands below the text, from top to bottom. Drag to change the order, or press the arrow keys on a handle.':
    'Was unter dem Text steht, von oben nach unten. Ziehen Sie, um die Reihenfolge zu ändern, oder drücken Sie die Pfeiltasten auf einem Griff.',
  Classification: 'Einordnung',
  'What visitors filter by, and what the search finds the page by.':
    'Wonach Besucher filtern, und wodurch die Suche die Seite findet.',
  'Product suites': 'Produktsuiten',
  'Suites that this page is about.': 'Suiten, von denen diese Seite handelt.',
  Industries: 'Branchen',
  'Industries for which this page is written.': 'Branchen, für die diese Seite geschrieben ist.',
  Tags: 'Schlagwörter',
  'Subjects that connect this page with others.': 'Themen, die diese Seite mit anderen verbinden.',
  'Also found by': 'Auch gefunden unter',
  'Words that visitors use for this page and that it does not have itself, such as another name, an abbreviation or a former title. Only the search reads them, and nobody sees them. Words that mean the same on every page belong under Synonyms.':
    'Wörter, die Besucher für diese Seite verwenden und die sie selbst nicht hat, etwa ein anderer Name, eine Abkürzung oder ein früherer Titel. Nur die Suche liest sie, niemand sieht sie. Wörter, die auf jeder Seite dasselbe bedeuten, gehören zu den Synonymen.',
  'Missed Searches': 'Vergebliche Suchen',
  'Search Trial': 'Suche ausprobieren',
  'Found and shared': 'Gefunden und geteilt',
  'How search engines and shared links show this page, in the language chosen above. Leave empty what the page itself says well enough.':
    'Wie Suchmaschinen und geteilte Links diese Seite zeigen, in der oben gewählten Sprache. Lassen Sie leer, was die Seite selbst gut genug sagt.',
  Preview: 'Vorschau',
  'Title for search engines': 'Titel für Suchmaschinen',
  'Instead of the title of the page. The name of the site is added behind it.':
    'Anstelle des Titels der Seite. Der Name der Website wird angehängt.',
  'Description for search engines': 'Beschreibung für Suchmaschinen',
  'Instead of the summary or the beginning of the text. One or two sentences.':
    'Anstelle der Zusammenfassung oder des Textanfangs. Ein oder zwei Sätze.',
  'Picture for shared links': 'Bild für geteilte Links',
  'Instead of the picture that the site draws with the title. It is cut to 1200 by 630 pixels around its focal point.':
    'Anstelle des Bildes, das die Website mit dem Titel zeichnet. Es wird um seinen Bildmittelpunkt auf 1200 mal 630 Pixel zugeschnitten.',
  'Keep it out of search engines': 'Aus Suchmaschinen heraushalten',
  'Asks search engines not to list this page, and leaves it out of the sitemap. The search of this site still finds it.':
    'Bittet Suchmaschinen, diese Seite nicht aufzuführen, und lässt sie aus der Sitemap weg. Die Suche dieser Website findet sie weiterhin.',
  'Original address': 'Ursprüngliche Adresse',
  'Only if the same text stands at another address, which search engines should show instead.':
    'Nur wenn derselbe Text unter einer anderen Adresse steht, die Suchmaschinen stattdessen zeigen sollen.',
  'Save as': 'Speichern als',
  'To ask for a review, choose "In review" and save a draft. To archive, choose "Archived" and press Publish: the page stays reachable, marked as archived, and leaves listings and search. What is published is archived, in every language; changes that are not published stay a draft.':
    'Um eine Prüfung zu erbitten, wählen Sie „In Prüfung“ und speichern Sie einen Entwurf. Zum Archivieren wählen Sie „Archiviert“ und drücken Sie „Veröffentlichen“: Die Seite bleibt erreichbar, als archiviert gekennzeichnet, und verlässt Listen und Suche. Was veröffentlicht ist, wird archiviert, in jeder Sprache; nicht veröffentlichte Änderungen bleiben ein Entwurf.',
  'What the author should change. Visitors never see it; publishing clears it.':
    'Was der Autor ändern sollte. Besucher sehen es nie; das Veröffentlichen leert es.',
  'Review Requested By': 'Prüfung erbeten von',
  'Review Requested At': 'Prüfung erbeten am',
  'Saved By': 'Gespeichert von',
  'Optional. Why you change the page. It is shown under Versions, never to visitors.':
    'Freiwillig. Warum Sie die Seite ändern. Es steht unter „Versionen“, Besucher sehen es nie.',
  'Version Note': 'Notiz zur Version',
  Schedule: 'Plan',
  'Find Replace': 'Suchen und ersetzen',
  Path: 'Pfad',
  'Where visitors find this page, without domain and language. Leave it empty to have it made from the title; until it is first published it then follows the title. When you change it on a published page, the former path leads to the new one.':
    'Wo Besucher diese Seite finden, ohne Domain und Sprache. Leer lassen, dann wird er aus dem Titel gebildet; bis zur ersten Veröffentlichung folgt er dem Titel. Ändern Sie ihn bei einer veröffentlichten Seite, führt der frühere Pfad zum neuen.',
  'Lists and search sort by this date. Change it when a text was first published elsewhere.':
    'Listen und Suche ordnen nach diesem Datum. Ändern Sie es, wenn ein Text zuerst anderswo erschienen ist.',
  Created: 'Erstellt',
  'Node id': 'Node-ID',
  'The number under which the website knows this page. It is given once and never changes.':
    'Die Nummer, unter der die Website diese Seite kennt. Sie wird einmal vergeben und ändert sich nie.',
  'Demo Key': 'Demo-Schlüssel',
  'Demo Hash': 'Demo-Prüfsumme',
  Translations: 'Übersetzungen',
  'Translation Marks': 'Übersetzungsmarken',
  'Used On': 'Verwendet auf',
  'Concurrent Edits': 'Gleichzeitige Bearbeitung',
  Resource: 'Ressource',
  'Papers, checklists, templates, data sheets and recordings to take away.':
    'Papiere, Checklisten, Vorlagen, Datenblätter und Aufnahmen zum Mitnehmen.',
  'Resource types': 'Ressourcenarten',
  'Decides icon and link text on cards.': 'Bestimmt Symbol und Linktext auf Karten.',
  'Who wrote or speaks it, in this order. Pages that are not published yet are left out until they are.':
    'Wer es geschrieben hat oder spricht, in dieser Reihenfolge. Seiten, die noch nicht veröffentlicht sind, werden bis dahin weggelassen.',
  'What visitors take away. Leave it empty when the page itself is the resource.':
    'Was Besucher mitnehmen. Leer lassen, wenn die Seite selbst die Ressource ist.',
  'Links open the file directly': 'Links öffnen die Datei direkt',
  'Cards and search results then open the file in a new tab instead of this page.':
    'Karten und Suchergebnisse öffnen dann die Datei in einem neuen Tab statt dieser Seite.',
  'Sound or film to play on the page. Leave it empty for something to read.':
    'Ton oder Film zum Abspielen auf der Seite. Leer lassen, wenn es etwas zu lesen ist.',
  Recording: 'Aufnahme',
  'The first page as a picture, so that visitors see what they get.':
    'Die erste Seite als Bild, damit Besucher sehen, was sie bekommen.',
  'How long it is. Leave it empty for a recording.': 'Wie lang es ist. Bei einer Aufnahme leer lassen.',
  'Such as "3rd, May 2026". Leave it empty for the only one.':
    'Etwa „3., Mai 2026“. Leer lassen, wenn es die einzige ist.',
  Edition: 'Ausgabe',
  'Case studies': 'Fallstudien',
  'What a customer did, and what came of it, in figures.':
    'Was ein Kunde getan hat, und was daraus wurde, in Zahlen.',
  'One or two sentences. Shown on cards, in search results and by search engines.':
    'Ein oder zwei Sätze. Steht auf Karten, in Suchergebnissen und bei Suchmaschinen.',
  'The customer’s name, as they write it.': 'Der Name des Kunden, wie er ihn schreibt.',
  Customer: 'Kunde',
  'Where they are, such as "Rotterdam, the Netherlands".': 'Wo er ist, etwa „Rotterdam, Niederlande“.',
  Result: 'Ergebnis',
  'Two to four figures for the strip at the top of the page.':
    'Zwei bis vier Zahlen für den Streifen oben auf der Seite.',
  'Such as "38 %" or "11 days".': 'Etwa „38 %“ oder „11 Tage“.',
  Figure: 'Zahl',
  'What the figure measures, such as "fewer repeat falls within a year".':
    'Was die Zahl misst, etwa „weniger wiederholte Stürze in einem Jahr“.',
  Meaning: 'Bedeutung',
  Fact: 'Fakt',
  Facts: 'Fakten',
  'Of the customer, in a small table beside the text: staff, sites, since when.':
    'Zum Kunden, in einer kleinen Tabelle neben dem Text: Belegschaft, Standorte, seit wann.',
  'Such as "Staff".': 'Etwa „Belegschaft“.',
  'How much': 'Wie viel',
  'Such as "4,200 at eleven sites".': 'Etwa „4.200 an elf Standorten“.',
  Products: 'Produkte',
  'What the customer uses, in this order. Pages that are not published yet are left out until they are.':
    'Was der Kunde verwendet, in dieser Reihenfolge. Seiten, die noch nicht veröffentlicht sind, werden bis dahin weggelassen.',
  'What the customer says of it; shown as a quotation in the page. Pages that are not published yet are left out until they are.':
    'Was der Kunde dazu sagt; steht als Zitat auf der Seite. Seiten, die noch nicht veröffentlicht sind, werden bis dahin weggelassen.',
  Event: 'Veranstaltung',
  'Conferences, workshops and webinars, on site or online.':
    'Konferenzen, Workshops und Webinare, vor Ort oder online.',
  'When and where': 'Wann und wo',
  Begins: 'Beginnt',
  'Date and time of the beginning, by the clock of the place.':
    'Datum und Uhrzeit des Beginns, nach der Uhr des Ortes.',
  Ends: 'Endet',
  'Date and time of the end, by the same clock. Leave it empty when it is open.':
    'Datum und Uhrzeit des Endes, nach derselben Uhr. Leer lassen, wenn es offen ist.',
  'Time zone': 'Zeitzone',
  'Of the place where it happens: visitors read the times by the clock there.':
    'Die des Ortes, an dem es stattfindet: Besucher lesen die Zeiten nach der Uhr dort.',
  'Takes place': 'Findet statt',
  'On site': 'Vor Ort',
  Online: 'Online',
  'On site and online': 'Vor Ort und online',
  'Visitors are told of a place, of an address on the web, or of both.':
    'Besuchern wird ein Ort genannt, eine Adresse im Web oder beides.',
  'Venue and town, such as "Remise Sihlwinkel, Zurich".': 'Haus und Ort, etwa „Remise Sihlwinkel, Zürich“.',
  Place: 'Ort',
  'Street, postal code and town, in one line: what a visitor gives to a map.':
    'Straße, Postleitzahl und Ort in einer Zeile: was ein Besucher in eine Karte eingibt.',
  'Online at': 'Online unter',
  'Where to join. Leave it empty when those who register are told.':
    'Wo man teilnimmt. Leer lassen, wenn es Angemeldeten mitgeteilt wird.',
  Registration: 'Anmeldung',
  'Where to register. Leave it empty when nobody needs to.':
    'Wo man sich anmeldet. Leer lassen, wenn es niemand muss.',
  'Such as "Free of charge" or "€ 190, lunch included".':
    'Etwa „Kostenlos“ oder „190 €, Mittagessen inbegriffen“.',
  Fee: 'Gebühr',
  'In which it is held, such as "German, with English slides".':
    'In der sie gehalten wird, etwa „Deutsch, mit englischen Folien“.',
  Programme: 'Programm',
  Speakers: 'Referenten',
  'Colleagues who speak, in this order. Pages that are not published yet are left out until they are.':
    'Kollegen, die sprechen, in dieser Reihenfolge. Seiten, die noch nicht veröffentlicht sind, werden bis dahin weggelassen.',
  'In the order of the day. Leave it empty when the description says enough.':
    'In der Reihenfolge des Tages. Leer lassen, wenn die Beschreibung genug sagt.',
  'What the clock says there.': 'Was die Uhr dort sagt.',
  Time: 'Uhrzeit',
  'What begins then, in one line.': 'Was dann beginnt, in einer Zeile.',
  'Who speaks, and about what. Leave it empty for a break.':
    'Wer spricht, und worüber. Bei einer Pause leer lassen.',
  Agenda: 'Ablauf',
  'What remains of it: a recording, the slides. Pages that are not published yet are left out until they are.':
    'Was davon bleibt: eine Aufnahme, die Folien. Seiten, die noch nicht veröffentlicht sind, werden bis dahin weggelassen.',
  People: 'Personen',
  'Colleagues and authors. The title is the person’s name, the text the biography.':
    'Kollegen und Autoren. Der Titel ist der Name der Person, der Text die Biografie.',
  'What the person does here, such as "Head of Risk Practice".':
    'Was die Person hier tut, etwa „Leiterin Risikoberatung“.',
  'Where they work, such as "Hamburg, Germany".': 'Wo sie arbeitet, etwa „Hamburg, Deutschland“.',
  'Role categories': 'Rollengruppen',
  'By which people are grouped.': 'Wonach Personen gruppiert werden.',
  'Shown on the person’s page and beside their articles. Leave it empty for none.':
    'Steht auf der Seite der Person und neben ihren Artikeln. Leer lassen für keine Angabe.',
  'E-mail address': 'E-Mail-Adresse',
  'Shown to everybody. Leave it empty when they are not to be written to.':
    'Für alle sichtbar. Leer lassen, wenn man ihr nicht schreiben soll.',
  'Profiles and talks elsewhere.': 'Profile und Vorträge anderswo.',
  'What the link says.': 'Was der Link sagt.',
  'Such as https://example.com/talks.': 'Etwa https://example.com/talks.',
  Testimonials: 'Kundenstimmen',
  'What a customer says, in their own words.': 'Was ein Kunde sagt, in eigenen Worten.',
  'What they do, such as "Director of Risk".': 'Was sie tun, etwa „Director of Risk“.',
  'For whom they work.': 'Für wen sie arbeiten.',
  'Of the person who says it. Leave it empty for none.':
    'Von der Person, die es sagt. Leer lassen für keine Angabe.',
  'Where the whole story is told. Pages that are not published yet are left out until they are.':
    'Wo die ganze Geschichte steht. Seiten, die noch nicht veröffentlicht sind, werden bis dahin weggelassen.',
  'What they speak of. Pages that are not published yet are left out until they are.':
    'Wovon sie sprechen. Seiten, die noch nicht veröffentlicht sind, werden bis dahin weggelassen.',
  'Everything that is none of the other types: the home page, the imprint, an explanation.':
    'Alles, was keiner der anderen Typen ist: die Startseite, das Impressum, eine Erklärung.',
  'Begins with a list of its headings': 'Beginnt mit einer Liste der Überschriften',
  'Worth it for a long text with four headings or more, such as a policy.':
    'Lohnt sich bei einem langen Text mit vier oder mehr Überschriften, etwa einer Richtlinie.',
  'Landing pages': 'Landingpages',
  'Landing page': 'Landingpage',
  'Where a campaign leads: one offer, told in sections.':
    'Wohin eine Kampagne führt: ein Angebot, in Abschnitten erzählt.',
  'Stands beside the text. Forms are built under "Marketing".':
    'Steht neben dem Text. Formulare werden unter „Marketing“ angelegt.',
  'What a visitor gets for filling in the form. Three or four; leave it empty for none.':
    'Was ein Besucher für das Ausfüllen des Formulars bekommt. Drei oder vier; leer lassen für keine.',
  'What a customer says of it; shown as a quotation below the form. Pages that are not published yet are left out until they are.':
    'Was ein Kunde dazu sagt; steht als Zitat unter dem Formular. Seiten, die noch nicht veröffentlicht sind, werden bis dahin weggelassen.',
  'Overview pages': 'Übersichtsseiten',
  'Overview page': 'Übersichtsseite',
  'Leads to other pages: chosen ones, or all of one content type with search.':
    'Führt zu anderen Seiten: ausgewählten, oder allen eines Inhaltstyps mit Suche.',
  'Lists all': 'Listet alle',
  Platform: 'Plattform',
  'Product detail': 'Produkt',
  'Product suite': 'Produktsuite',
  Solution: 'Lösung',
  'Lists every published page of this type, with search and filters. Leave it empty for none.':
    'Listet jede veröffentlichte Seite dieses Typs, mit Suche und Filtern. Leer lassen für keine Angabe.',
  Solutions: 'Lösungen',
  'A customer’s problem, and the products that solve it together.':
    'Das Problem eines Kunden, und die Produkte, die es gemeinsam lösen.',
  Situations: 'Situationen',
  Situation: 'Situation',
  'In which a reader recognises themselves. Three are enough.':
    'In denen sich ein Leser wiedererkennt. Drei genügen.',
  'The situation in one line, such as "Three registers, one audit".':
    'Die Situation in einer Zeile, etwa „Drei Register, eine Prüfung“.',
  'What makes it hard, and what helps, in two or three sentences.':
    'Was daran schwer ist, und was hilft, in zwei oder drei Sätzen.',
  'Products that are part of this solution. Pages that are not published yet are left out until they are.':
    'Produkte, die Teil dieser Lösung sind. Seiten, die noch nicht veröffentlicht sind, werden bis dahin weggelassen.',
  'Customers who solved it so, in this order. Pages that are not published yet are left out until they are.':
    'Kunden, die es so gelöst haben, in dieser Reihenfolge. Seiten, die noch nicht veröffentlicht sind, werden bis dahin weggelassen.',
  'To read on about this problem, in this order. Pages that are not published yet are left out until they are.':
    'Um zu diesem Problem weiterzulesen, in dieser Reihenfolge. Seiten, die noch nicht veröffentlicht sind, werden bis dahin weggelassen.',
  Platforms: 'Plattformen',
  'What the products stand on and share.': 'Worauf die Produkte stehen, und was sie teilen.',
  'Products that stand on this platform. Pages that are not published yet are left out until they are.':
    'Produkte, die auf dieser Plattform stehen. Seiten, die noch nicht veröffentlicht sind, werden bis dahin weggelassen.',
  'The diagram of the platform. Parts of one layer stand beside one another, in this order.':
    'Das Schaubild der Plattform. Teile einer Schicht stehen nebeneinander, in dieser Reihenfolge.',
  'Two or three words.': 'Zwei oder drei Wörter.',
  'Edge: what people touch': 'Rand: was Menschen berühren',
  'Services: what works for them': 'Dienste: was für sie arbeitet',
  'Core: what all services share': 'Kern: was alle Dienste teilen',
  'Ground: what everything stands on': 'Grund: worauf alles steht',
  'From what people touch down to what everything stands on.':
    'Von dem, was Menschen berühren, bis hinab zu dem, worauf alles steht.',
  Layer: 'Schicht',
  'What this part does, in one sentence.': 'Was dieser Teil tut, in einem Satz.',
  Integrations: 'Integrationen',
  Integration: 'Integration',
  'What the platform works together with, in this order.':
    'Womit die Plattform zusammenarbeitet, in dieser Reihenfolge.',
  'The other system, or its kind, such as "Human resources systems".':
    'Das andere System oder seine Art, etwa „Personalsysteme“.',
  'What goes back and forth, in one or two sentences.': 'Was hin und her geht, in ein oder zwei Sätzen.',
  'Products that belong together, under one name and one colour.':
    'Produkte, die zusammengehören, unter einem Namen und in einer Farbe.',
  'The colour of this suite’s pages, from the vocabulary "Brand colors".':
    'Die Farbe der Seiten dieser Suite, aus dem Vokabular „Markenfarben“.',
  Accent: 'Akzent',
  'The products of this suite, in this order. Pages that are not published yet are left out until they are.':
    'Die Produkte dieser Suite, in dieser Reihenfolge. Seiten, die noch nicht veröffentlicht sind, werden bis dahin weggelassen.',
  Outcomes: 'Wirkungen',
  Outcome: 'Wirkung',
  'What is different for a customer afterwards. Three are enough.':
    'Was danach für einen Kunden anders ist. Drei genügen.',
  'The outcome in a few words, such as "One register for all sites".':
    'Die Wirkung in wenigen Worten, etwa „Ein Register für alle Standorte“.',
  'How one would notice, in one or two sentences.': 'Woran man es merken würde, in ein oder zwei Sätzen.',
  'Customers who use this suite, in this order. Pages that are not published yet are left out until they are.':
    'Kunden, die diese Suite verwenden, in dieser Reihenfolge. Seiten, die noch nicht veröffentlicht sind, werden bis dahin weggelassen.',
  Contact: 'Kontakt',
  'Whom a visitor asks about this suite. Pages that are not published yet are left out until they are.':
    'Wen ein Besucher nach dieser Suite fragt. Seiten, die noch nicht veröffentlicht sind, werden bis dahin weggelassen.',
  Product: 'Produkt',
  'One product of a product suite, and what it can do.': 'Ein Produkt einer Produktsuite, und was es kann.',
  'The suite this product belongs to; part of its path. Pages that are not published yet are left out until they are.':
    'Die Suite, zu der dieses Produkt gehört; Teil seines Pfades. Seiten, die noch nicht veröffentlicht sind, werden bis dahin weggelassen.',
  'What the product stands on. Pages that are not published yet are left out until they are.':
    'Worauf das Produkt steht. Seiten, die noch nicht veröffentlicht sind, werden bis dahin weggelassen.',
  Capabilities: 'Fähigkeiten',
  Capability: 'Fähigkeit',
  'Three to six things this product does, each in a few words.':
    'Drei bis sechs Dinge, die dieses Produkt tut, jedes in wenigen Worten.',
  'The capability in two to four words.': 'Die Fähigkeit in zwei bis vier Wörtern.',
  'One or two sentences on what it changes for the customer.':
    'Ein oder zwei Sätze dazu, was es für den Kunden ändert.',
  'A small table beside the text: where it runs, in which languages, since when.':
    'Eine kleine Tabelle neben dem Text: wo es läuft, in welchen Sprachen, seit wann.',
  'Such as "Languages".': 'Etwa „Sprachen“.',
  'Such as "English, German, French".': 'Etwa „Englisch, Deutsch, Französisch“.',
  'To read on about this product, in this order. Pages that are not published yet are left out until they are.':
    'Um zu diesem Produkt weiterzulesen, in dieser Reihenfolge. Seiten, die noch nicht veröffentlicht sind, werden bis dahin weggelassen.',
};
