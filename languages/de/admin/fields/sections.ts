import type { AdminLanguage } from '../../../admin-language.ts';

export const sections: AdminLanguage['fields']['sections'] = {
  'Call-out': 'Hervorhebung',
  'Call-outs': 'Hervorhebungen',
  Tip: 'Tipp',
  Warning: 'Warnung',
  'Its name stands above it.': 'Ihr Name steht darüber.',
  'Leave it empty for none.': 'Leer lassen für keine Angabe.',
  ID: 'ID',
  'Block Name': 'Name des Blocks',
  'Quote with source': 'Zitat mit Quelle',
  'Quotes with source': 'Zitate mit Quelle',
  Quote: 'Zitat',
  'The words, without quotation marks.': 'Die Worte, ohne Anführungszeichen.',
  'Who said it, or where it stands.': 'Wer es gesagt hat, oder wo es steht.',
  Source: 'Quelle',
  Address: 'Adresse',
  'Where it can be read. Leave it empty for none.': 'Wo es zu lesen ist. Leer lassen für keine Angabe.',
  Code: 'Code',
  'Shown as it is written, with its line breaks.':
    'Wird gezeigt, wie er geschrieben ist, mit seinen Zeilenumbrüchen.',
  'Such as sql or json, for programs that read the page.':
    'Etwa sql oder json, für Programme, die die Seite lesen.',
  Which: 'Welches',
  'A picture, drawing, recording, film or file.':
    'Ein Bild, eine Zeichnung, eine Aufnahme, ein Film oder eine Datei.',
  'A line below it. Leave it empty for none.': 'Eine Zeile darunter. Leer lassen für keine Angabe.',
  Caption: 'Bildunterschrift',
  Headline: 'Schlagzeile',
  Headlines: 'Schlagzeilen',
  'A small line, a large heading in two lines, and a sentence.':
    'Eine kleine Zeile, eine große Überschrift in zwei Zeilen und ein Satz.',
  'One or two words above the heading. Leave it empty for none.':
    'Ein oder zwei Wörter über der Überschrift. Leer lassen für keine Angabe.',
  Kicker: 'Dachzeile',
  'What this part of the page is about, in one line.': 'Wovon dieser Teil der Seite handelt, in einer Zeile.',
  Heading: 'Überschrift',
  'One or two sentences below the heading. Leave it empty for none.':
    'Ein oder zwei Sätze unter der Überschrift. Leer lassen für keine Angabe.',
  Texts: 'Texte',
  'A column of text with a small heading.': 'Eine Spalte Text mit einer kleinen Überschrift.',
  'A passage of text between other sections.': 'Ein Stück Text zwischen anderen Abschnitten.',
  'What stands in it': 'Was darin steht',
  Lists: 'Listen',
  'Numbered steps beside a list of points.': 'Nummerierte Schritte neben einer Liste von Punkten.',
  'Short lists beside one another, where there is room.': 'Kurze Listen nebeneinander, wo Platz ist.',
  'Stands above the list. Leave it empty for none.': 'Steht über der Liste. Leer lassen für keine Angabe.',
  Points: 'Punkte',
  'Numbered steps': 'Nummerierte Schritte',
  'Words and what they mean': 'Wörter und was sie bedeuten',
  'Steps are done in their order; points are true in any.':
    'Schritte tut man in ihrer Reihenfolge; Punkte gelten in jeder.',
  Style: 'Stil',
  Item: 'Eintrag',
  Items: 'Einträge',
  'From top to bottom.': 'Von oben nach unten.',
  'One to four words that stand out before the text. Words and what they mean need one; for others you may leave it empty.':
    'Ein bis vier Wörter, die vor dem Text hervorstehen. Wörter und was sie bedeuten brauchen eines; bei anderen können Sie es leer lassen.',
  'One or two sentences.': 'Ein oder zwei Sätze.',
  Summaries: 'Kurztexte',
  'Two columns of short texts, each ending in an arrow.':
    'Zwei Spalten kurzer Texte, jeder mit einem Pfeil am Ende.',
  'Stands above the summaries. Leave it empty for none.':
    'Steht über den Kurztexten. Leer lassen für keine Angabe.',
  Summary: 'Zusammenfassung',
  'Other pages in your own words: what is there, and why one would go.':
    'Andere Seiten in Ihren eigenen Worten: was dort ist, und warum man hingehen sollte.',
  'What the reader finds there.': 'Was der Leser dort findet.',
  'One or two sentences. Leave it empty for none.': 'Ein oder zwei Sätze. Leer lassen für keine Angabe.',
  'What the link says. Without it, a page’s own title is used.':
    'Was der Link sagt. Ohne Angabe steht dort der Titel der Seite.',
  'A page of this site': 'Eine Seite dieser Website',
  'An address': 'Eine Adresse',
  'A dialog': 'Ein Dialog',
  'A page keeps its link when its path changes; an address does not.':
    'Eine Seite behält ihren Link, wenn sich ihr Pfad ändert; eine Adresse nicht.',
  'While this page is not published, the link is left out.':
    'Solange diese Seite nicht veröffentlicht ist, wird der Link weggelassen.',
  'Such as /search, or https://example.com. Each language may have its own.':
    'Etwa /search oder https://example.com. Jede Sprache kann ihre eigene haben.',
  'Made under "Dialogs". In a language in which it is not written, the link is left out.':
    'Wird unter „Dialoge“ angelegt. In einer Sprache, in der er nicht geschrieben ist, wird der Link weggelassen.',
  Dialog: 'Dialog',
  'Where it leads.': 'Wohin es führt.',
  Link: 'Link',
  Quotations: 'Zitate',
  'A large quotation mark, three lines of words, and a name.':
    'Ein großes Anführungszeichen, drei Zeilen Worte und ein Name.',
  Quotation: 'Zitat',
  'What somebody said, and who. One is stronger than three.':
    'Was jemand gesagt hat, und wer. Eines ist stärker als drei.',
  'What is quoted': 'Was zitiert wird',
  'A testimonial': 'Eine Kundenstimme',
  'Words given here': 'Hier angegebene Worte',
  'A testimonial is kept in one place and changes everywhere at once.':
    'Eine Kundenstimme wird an einem Ort gepflegt und ändert sich überall zugleich.',
  Testimonial: 'Kundenstimme',
  'Whose words these are. Pages that are not published yet are left out until they are.':
    'Wessen Worte dies sind. Seiten, die noch nicht veröffentlicht sind, werden bis dahin weggelassen.',
  'One to three sentences, without quotation marks: the site sets them.':
    'Ein bis drei Sätze, ohne Anführungszeichen: Die Website setzt sie.',
  'Who says it.': 'Wer es sagt.',
  Person: 'Person',
  'What they do, such as "Director of Risk". Leave it empty for none.':
    'Was sie tun, etwa „Director of Risk“. Leer lassen für keine Angabe.',
  Role: 'Rolle',
  'For whom they work. Leave it empty for none.': 'Für wen sie arbeiten. Leer lassen für keine Angabe.',
  Organisation: 'Organisation',
  Logo: 'Logo',
  'Of the organisation, best as a drawing (SVG). Leave it empty for none.':
    'Das der Organisation, am besten als Zeichnung (SVG). Leer lassen für keine Angabe.',
  'Case study': 'Fallstudie',
  'Where the whole story is told. Leave it empty for none. Pages that are not published yet are left out until they are.':
    'Wo die ganze Geschichte steht. Leer lassen für keine Angabe. Seiten, die noch nicht veröffentlicht sind, werden bis dahin weggelassen.',
  Cards: 'Karten',
  'Cards and pages': 'Karten und Seiten',
  'Two small cards side by side, each with a picture on top.':
    'Zwei kleine Karten nebeneinander, jede mit einem Bild darüber.',
  'Stands above the cards. Leave it empty for none.': 'Steht über den Karten. Leer lassen für keine Angabe.',
  'Three, four or six look best.': 'Drei, vier oder sechs sehen am besten aus.',
  'A few words that say what the reader gets.': 'Einige Worte, die sagen, was der Leser bekommt.',
  'Where the card leads. Leave page and address empty for a card without a link.':
    'Wohin die Karte führt. Lassen Sie Seite und Adresse leer für eine Karte ohne Link.',
  'Stands above the heading. Leave it empty for none.':
    'Steht über der Überschrift. Leer lassen für keine Angabe.',
  Banners: 'Banner',
  'A wide band with a heading and a button over contour lines.':
    'Ein breites Band mit Überschrift und Schaltfläche über Höhenlinien.',
  'Wide calls to action, one below the other. One says more than three.':
    'Breite Aufforderungen, eine unter der anderen. Eine sagt mehr als drei.',
  'What you ask the reader to do, or to know.': 'Worum Sie den Leser bitten, oder was er wissen soll.',
  'One sentence that gives the reason. Leave it empty for none.':
    'Ein Satz, der den Grund nennt. Leer lassen für keine Angabe.',
  'Where the banner leads. Leave page and address empty for a banner without a link.':
    'Wohin das Banner führt. Lassen Sie Seite und Adresse leer für ein Banner ohne Link.',
  'Stands behind the words. Leave it empty for a plain band.':
    'Steht hinter den Worten. Leer lassen für ein schlichtes Band.',
  'Related resources': 'Verwandte Ressourcen',
  'Three sheets of paper side by side, each with a title.':
    'Drei Blatt Papier nebeneinander, jedes mit einem Titel.',
  'Stands above the resources. Leave it empty for none.':
    'Steht über den Ressourcen. Leer lassen für keine Angabe.',
  Resources: 'Ressourcen',
  'These stand first, in this order. Leave it empty to let the site choose. Pages that are not published yet are left out until they are.':
    'Diese stehen vorn, in dieser Reihenfolge. Leer lassen, damit die Website wählt. Seiten, die noch nicht veröffentlicht sind, werden bis dahin weggelassen.',
  'Fill up to': 'Auffüllen bis',
  'The site adds resources about the same subjects as this page until there are so many. With 0, only what you chose is shown.':
    'Die Website ergänzt Ressourcen zu denselben Themen wie diese Seite, bis es so viele sind. Bei 0 wird nur gezeigt, was Sie gewählt haben.',
  'Related events': 'Verwandte Veranstaltungen',
  'Three rows, each with a date block and a title.':
    'Drei Zeilen, jede mit einem Datumsfeld und einem Titel.',
  'Stands above the events. Leave it empty for none.':
    'Steht über den Veranstaltungen. Leer lassen für keine Angabe.',
  Events: 'Veranstaltungen',
  'The site adds upcoming events about the same subjects as this page until there are so many. With 0, only what you chose is shown.':
    'Die Website ergänzt kommende Veranstaltungen zu denselben Themen wie diese Seite, bis es so viele sind. Bei 0 wird nur gezeigt, was Sie gewählt haben.',
  'A sound recording with its controls, and a line of words below.':
    'Eine Tonaufnahme mit ihren Bedienelementen, darunter eine Zeile Worte.',
  'Pictures, drawings, sound, films, files to download; in this order.':
    'Bilder, Zeichnungen, Ton, Filme, Dateien zum Herunterladen; in dieser Reihenfolge.',
  'What is said about it, and its transcript, belong to the item itself.':
    'Was darüber gesagt wird und die Abschrift gehören zum Medium selbst.',
  Part: 'Teil',
  Parts: 'Teile',
  'Lists, quotations, cards, media: below the text, in this order. Leave it empty for the text alone.':
    'Listen, Zitate, Karten, Medien: unter dem Text, in dieser Reihenfolge. Leer lassen für den Text allein.',
  'Featured text': 'Hervorgehobener Text',
  'Featured texts': 'Hervorgehobene Texte',
  'A heading and text on the left, a picture of contour lines on the right.':
    'Links Überschrift und Text, rechts ein Bild mit Höhenlinien.',
  'The statement that the text supports.': 'Die Aussage, die der Text stützt.',
  'Two or three short paragraphs.': 'Zwei oder drei kurze Absätze.',
  'Stands beside the text. Leave it empty for none.': 'Steht neben dem Text. Leer lassen für keine Angabe.',
  'Where a reader goes from here.': 'Wohin ein Leser von hier aus geht.',
  Accordion: 'Akkordeon',
  Accordions: 'Akkordeons',
  'Ruled rows with plus signs; the second one is open and shows text.':
    'Linierte Zeilen mit Pluszeichen; die zweite ist offen und zeigt Text.',
  'Stands above the items. Leave it empty for none.':
    'Steht über den Einträgen. Leer lassen für keine Angabe.',
  'Questions and answers, or titles and what is behind them. The first one is open.':
    'Fragen und Antworten, oder Titel und was dahinter steckt. Der erste ist offen.',
  'What the reader asks, or what is behind it.': 'Was der Leser fragt, oder was dahinter steckt.',
  'What is shown when the item is open.': 'Was zu sehen ist, wenn der Eintrag offen ist.',
  'Cannot be opened or closed': 'Kann nicht geöffnet oder geschlossen werden',
  'It stays as it is, the first one open and any other closed, for instance until something is announced. It is no secret, because without JavaScript everything is open.':
    'Er bleibt, wie er ist, der erste offen und jeder andere geschlossen, zum Beispiel bis etwas angekündigt wird. Geheim ist er nicht, denn ohne JavaScript ist alles offen.',
  'Name in links': 'Name in Links',
  'Stands behind # in links to this item, such as /prices#what-it-costs. Leave it empty to have it made from the title. It then stays when the title changes; when you change it yourself, links from elsewhere no longer open this item.':
    'Steht hinter # in Links zu diesem Eintrag, etwa /prices#what-it-costs. Leer lassen, dann wird er aus dem Titel gebildet. Er bleibt dann, auch wenn sich der Titel ändert; ändern Sie ihn selbst, öffnen Links von anderswo diesen Eintrag nicht mehr.',
  'Several may be open at once': 'Mehrere dürfen zugleich offen sein',
  'Otherwise opening one closes the other. Good where readers compare.':
    'Sonst schließt sich beim Öffnen der andere. Gut, wo Leser vergleichen.',
  'All may be closed': 'Alle dürfen geschlossen sein',
  'Otherwise one always stays open.': 'Sonst bleibt immer einer offen.',
  'Leave the address alone': 'Die Adresse in Ruhe lassen',
  'Otherwise the address says which item is open, so that readers can pass a link to it on.':
    'Sonst sagt die Adresse, welcher Eintrag offen ist, damit Leser einen Link darauf weitergeben können.',
  'Back returns to the item before': 'Zurück führt zum vorigen Eintrag',
  'Otherwise Back leaves the page. Good where each item is like a page of its own.':
    'Sonst verlässt Zurück die Seite. Gut, wo jeder Eintrag wie eine eigene Seite ist.',
  'List of links': 'Linkliste',
  'Lists of links': 'Linklisten',
  'Ruled rows of underlined words, each with an arrow at its end.':
    'Linierte Zeilen unterstrichener Wörter, jede mit einem Pfeil am Ende.',
  'Stands above the links. Leave it empty for none.': 'Steht über den Links. Leer lassen für keine Angabe.',
  Links: 'Links',
  'What the reader finds there. Leave it empty for none.':
    'Was der Leser dort findet. Leer lassen für keine Angabe.',
  'Card grid': 'Kartenraster',
  'Card grids': 'Kartenraster',
  'Three tall cards, each with contour lines on top.': 'Drei hohe Karten, jede mit Höhenlinien darüber.',
  'Tabbed billboard': 'Schautafel mit Reitern',
  'Tabbed billboards': 'Schautafeln mit Reitern',
  'Three tabs above a large panel with text and a picture.':
    'Drei Reiter über einer großen Fläche mit Text und Bild.',
  'Stands above the tabs. Leave it empty for none.': 'Steht über den Reitern. Leer lassen für keine Angabe.',
  Tab: 'Reiter',
  Tabs: 'Reiter',
  'One is shown at a time; the first one at first. Three to five look best.':
    'Einer ist jeweils zu sehen; zuerst der erste. Drei bis fünf sehen am besten aus.',
  'On the tab itself: one to three words.': 'Auf dem Reiter selbst: ein bis drei Wörter.',
  Label: 'Beschriftung',
  'One to three short paragraphs.': 'Ein bis drei kurze Absätze.',
  'Where a reader goes from here. Leave page and address empty for no link.':
    'Wohin ein Leser von hier aus geht. Lassen Sie Seite und Adresse leer für keinen Link.',
  'Stands behind # in links to this tab, such as /prices#what-it-costs. Leave it empty to have it made from the title. It then stays when the title changes; when you change it yourself, links from elsewhere no longer open this tab.':
    'Steht hinter # in Links zu diesem Reiter, etwa /prices#what-it-costs. Leer lassen, dann wird er aus dem Titel gebildet. Er bleibt dann, auch wenn sich der Titel ändert; ändern Sie ihn selbst, öffnen Links von anderswo diesen Reiter nicht mehr.',
  'Chosen pages': 'Ausgewählte Seiten',
  'One large page and two small ones beside it.': 'Eine große Seite und zwei kleine daneben.',
  'Shown as cards, in this order. Pages that are not published yet are left out until they are.':
    'Als Karten gezeigt, in dieser Reihenfolge. Seiten, die noch nicht veröffentlicht sind, werden bis dahin weggelassen.',
  'Chosen resources': 'Ausgewählte Ressourcen',
  'Four documents with folded corners in one row.': 'Vier Dokumente mit Eselsohr in einer Reihe.',
  'Product suite explorer': 'Übersicht der Produktsuiten',
  'Product suite explorers': 'Übersichten der Produktsuiten',
  'Four columns in four colours, each with the names of its products below.':
    'Vier Spalten in vier Farben, darunter die Namen ihrer Produkte.',
  'Stands above the suites. Leave it empty for none.': 'Steht über den Suiten. Leer lassen für keine Angabe.',
  'One or two sentences before the suites. Leave it empty for none.':
    'Ein oder zwei Sätze vor den Suiten. Leer lassen für keine Angabe.',
  Suites: 'Suiten',
  'Stand beside one another, in this order. Each brings its colour and its products from its own page. Pages that are not published yet are left out until they are.':
    'Stehen nebeneinander, in dieser Reihenfolge. Jede bringt ihre Farbe und ihre Produkte von ihrer eigenen Seite mit. Seiten, die noch nicht veröffentlicht sind, werden bis dahin weggelassen.',
  'A wide film with a play button, two small pictures below.':
    'Ein breiter Film mit Wiedergabetaste, darunter zwei kleine Bilder.',
  'Stands above the media. Leave it empty for none.': 'Steht über den Medien. Leer lassen für keine Angabe.',
  'As wide as the page': 'So breit wie die Seite',
  'As wide as a text': 'So breit wie ein Text',
  'Side by side': 'Nebeneinander',
  'Pictures may stand side by side; films want width.':
    'Bilder dürfen nebeneinander stehen; Filme brauchen Breite.',
  Layout: 'Anordnung',
  'Endorsement bar': 'Referenzleiste',
  'Endorsement bars': 'Referenzleisten',
  'Trust and contact': 'Vertrauen und Kontakt',
  'Five different logos in one row between two lines.':
    'Fünf verschiedene Logos in einer Reihe zwischen zwei Linien.',
  'Stands above the names. Leave it empty for none.': 'Steht über den Namen. Leer lassen für keine Angabe.',
  'Who vouches for us': 'Wer für uns bürgt',
  Name: 'Name',
  Names: 'Namen',
  'Customers, standards, memberships. Four to eight look best.':
    'Kunden, Normen, Mitgliedschaften. Vier bis acht sehen am besten aus.',
  'Shown where there is no logo, and read to those who cannot see it.':
    'Wird gezeigt, wo es kein Logo gibt, und denen vorgelesen, die es nicht sehen können.',
  'Best as a drawing (SVG). Leave it empty to show the name.':
    'Am besten als Zeichnung (SVG). Leer lassen, um den Namen zu zeigen.',
  'Where the name leads, such as https://example.com. Leave it empty for nowhere.':
    'Wohin der Name führt, etwa https://example.com. Leer lassen für nirgendwohin.',
  Locations: 'Standorte',
  'A map with three marks above three addresses.': 'Eine Karte mit drei Markierungen über drei Adressen.',
  'Stands above the locations. Leave it empty for none.':
    'Steht über den Standorten. Leer lassen für keine Angabe.',
  Location: 'Standort',
  'Offices, from the most important on.': 'Büros, das wichtigste zuerst.',
  'What you call this office, such as "Hamburg".': 'Wie Sie dieses Büro nennen, etwa „Hamburg“.',
  'As it stands on a letter.': 'Wie sie auf einem Brief steht.',
  'Name of the company, with its legal form.': 'Name der Firma, mit ihrer Rechtsform.',
  'Street and number.': 'Straße und Hausnummer.',
  Street: 'Straße',
  'Such as 20457.': 'Etwa 20457.',
  'Postal Code': 'Postleitzahl',
  'Such as Hamburg.': 'Etwa Hamburg.',
  City: 'Ort',
  'Such as Germany.': 'Etwa Deutschland.',
  Country: 'Land',
  'With the country’s code, such as +49 40 66969 140. Leave it empty for none.':
    'Mit der Landesvorwahl, etwa +49 40 66969 140. Leer lassen für keine Angabe.',
  Latitude: 'Breite',
  'In degrees north of the equator, negative south of it. For the map; leave both empty for a place that is not drawn.':
    'In Grad nördlich des Äquators, negativ südlich davon. Für die Karte; lassen Sie beide leer für einen Ort, der nicht gezeichnet wird.',
  Longitude: 'Länge',
  'In degrees east of Greenwich, negative west of it. For the map; leave both empty for a place that is not drawn.':
    'In Grad östlich von Greenwich, negativ westlich davon. Für die Karte; lassen Sie beide leer für einen Ort, der nicht gezeichnet wird.',
  'Main office': 'Hauptsitz',
  'Stands out among the others. One location at most.':
    'Hebt sich von den anderen ab. Höchstens ein Standort.',
  'Show a map': 'Eine Karte zeigen',
  'A drawing of our own with a mark for each location that has a latitude and a longitude. Nothing is asked of a map service.':
    'Eine eigene Zeichnung mit einer Markierung für jeden Standort, der Breite und Länge hat. Kein Kartendienst wird gefragt.',
  'Form bar': 'Formularleiste',
  'Form bars': 'Formularleisten',
  'A dark band with a heading, two entry fields and a button.':
    'Ein dunkles Band mit Überschrift, zwei Eingabefeldern und einer Schaltfläche.',
  'What a visitor gets for filling it in.': 'Was ein Besucher für das Ausfüllen bekommt.',
  'One or two sentences beside the form. Leave it empty for none.':
    'Ein oder zwei Sätze neben dem Formular. Leer lassen für keine Angabe.',
  'Made under "Forms". It can stand on as many pages as you like.':
    'Wird unter „Formulare“ angelegt. Es kann auf beliebig vielen Seiten stehen.',
};
