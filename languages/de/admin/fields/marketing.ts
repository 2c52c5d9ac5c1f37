import type { AdminLanguage } from '../../../admin-language.ts';

export const marketing: AdminLanguage['fields']['marketing'] = {
  Forms: 'Formulare',
  Marketing: 'Marketing',
  'Built from fields, and placed on landing pages and in form bars. Saving shows the change on every page that has the form.':
    'Aus Feldern gebaut und auf Landingpages und in Formularleisten gezeigt. Das Speichern zeigt die Änderung auf jeder Seite mit dem Formular.',
  'Stands above the form, and names it in the list.': 'Steht über dem Formular, und benennt es in der Liste.',
  Fields: 'Felder',
  'Line of text': 'Textzeile',
  'Lines of text': 'Textzeilen',
  'Line of text, as visitors see it': 'Textzeile, wie Besucher es sehen',
  'What visitors read beside the field.': 'Was Besucher neben dem Feld lesen.',
  'Under which the answer is kept. Left empty, it is made from the label.':
    'Unter ihm wird die Antwort aufbewahrt. Bleibt er leer, wird er aus der Beschriftung gebildet.',
  'Below the label: why you ask, or how to write it.':
    'Unter der Beschriftung: warum Sie fragen, oder wie es zu schreiben ist.',
  Help: 'Hilfe',
  Required: 'Pflichtfeld',
  'Nothing can be sent without it.': 'Ohne es kann nichts gesendet werden.',
  'Asks the visitor for their': 'Fragt den Besucher nach',
  'Full name': 'Vollständiger Name',
  'Title before the name': 'Titel vor dem Namen',
  'First name': 'Vorname',
  'Middle name': 'Zweiter Vorname',
  'Family name': 'Nachname',
  'Letters after the name': 'Kürzel nach dem Namen',
  Nickname: 'Spitzname',
  'Position in the organisation': 'Stellung in der Organisation',
  'Street and number': 'Straße und Hausnummer',
  'Address, first line': 'Adresse, erste Zeile',
  'Address, second line': 'Adresse, zweite Zeile',
  'Address, third line': 'Adresse, dritte Zeile',
  'State or region': 'Land oder Region',
  Town: 'Ort',
  'Postal code': 'Postleitzahl',
  'Country, as its code': 'Land, als Code',
  'Preferred language': 'Bevorzugte Sprache',
  Website: 'Website',
  'User name': 'Benutzername',
  'The browser then offers what it knows. Leave it empty when the field is about somebody or something else.':
    'Der Browser bietet dann an, was er weiß. Leer lassen, wenn das Feld von jemand oder etwas anderem handelt.',
  'Longest answer': 'Längste Antwort',
  'In characters.': 'In Zeichen.',
  'Asked only if': 'Nur gefragt, wenn',
  'Left empty, it is always asked. Visitors without scripts see it always, with the condition in words.':
    'Bleibt es leer, wird immer gefragt. Besucher ohne Skripte sehen es immer, mit der Bedingung in Worten.',
  'In this field': 'In diesem Feld',
  'A list, a choice or an agreement, further up in this form.':
    'Eine Liste, eine Auswahl oder eine Zustimmung, weiter oben in diesem Formular.',
  'One of these is chosen': 'Eines davon gewählt ist',
  'Nothing is to be chosen for an agreement, which is to be ticked.':
    'Bei einer Zustimmung ist nichts zu wählen: sie ist anzukreuzen.',
  'Longer text': 'Längerer Text',
  'Longer texts': 'Längere Texte',
  'Longer text, as visitors see it': 'Längerer Text, wie Besucher es sehen',
  'E-mail addresses': 'E-Mail-Adressen',
  'E-mail address, as visitors see it': 'E-Mail-Adresse, wie Besucher es sehen',
  'Telephone number': 'Telefonnummer',
  'Telephone numbers': 'Telefonnummern',
  'Telephone number, as visitors see it': 'Telefonnummer, wie Besucher es sehen',
  Number: 'Zahl',
  Numbers: 'Zahlen',
  'Number, as visitors see it': 'Zahl, wie Besucher es sehen',
  'At least': 'Mindestens',
  'Leave it empty for any.': 'Leer lassen für beliebig.',
  'At most': 'Höchstens',
  'One of a list': 'Eines aus einer Liste',
  'One of a list, as visitors see it': 'Eines aus einer Liste, wie Besucher es sehen',
  Option: 'Option',
  Options: 'Optionen',
  'In the order in which visitors read them.': 'In der Reihenfolge, in der Besucher sie lesen.',
  'What visitors read.': 'Was Besucher lesen.',
  'What is kept of it. Left empty, it is made from the label.':
    'Was davon aufbewahrt wird. Leer gelassen, entsteht es aus der Beschriftung.',
  Value: 'Wert',
  'One of a few': 'Eines von wenigen',
  'One of a few, as visitors see it': 'Eines von wenigen, wie Besucher es sehen',
  'Several of a list': 'Mehrere aus einer Liste',
  'Several of a list, as visitors see it': 'Mehrere aus einer Liste, wie Besucher es sehen',
  Agreement: 'Zustimmung',
  Agreements: 'Zustimmungen',
  'Agreement, as visitors see it': 'Zustimmung, wie Besucher es sehen',
  'What a visitor agrees to, beside the box. It may hold links.':
    'Wozu ein Besucher zustimmt, neben dem Kästchen. Es darf Links enthalten.',
  'From top to bottom. The fewer, the more people fill the form in.':
    'Von oben nach unten. Je weniger, desto mehr Leute füllen das Formular aus.',
  Button: 'Schaltfläche',
  'What pressing it does, such as "Ask for a date".': 'Was das Drücken bewirkt, etwa „Termin anfragen“.',
  'Below the button: what happens with what a visitor enters.':
    'Unter der Schaltfläche: was mit dem geschieht, was ein Besucher einträgt.',
  'Hidden fields': 'Versteckte Felder',
  'Hidden field': 'Verstecktes Feld',
  'Sent along without being seen. The note below the form should say so.':
    'Wird mitgeschickt, ohne gesehen zu werden. Der Hinweis unter dem Formular sollte es sagen.',
  'Under which it is kept, such as utm_source.': 'Unter ihm wird es aufbewahrt, etwa utm_source.',
  'Address of the page': 'Adresse der Seite',
  'Page the visitor came from': 'Seite, von der der Besucher kam',
  'A parameter of the address, such as utm_source': 'Ein Parameter der Adresse, etwa utm_source',
  'The same for all': 'Für alle gleich',
  'Where it comes from.': 'Woher es kommt.',
  'Parameter or value': 'Parameter oder Wert',
  'The parameter’s name, or what is sent along with every answer.':
    'Der Name des Parameters, oder was mit jeder Antwort mitgeschickt wird.',
  'Hidden Fields': 'Versteckte Felder',
  Confirmation: 'Bestätigung',
  'After sending': 'Nach dem Senden',
  'A message in place of the form': 'Eine Nachricht anstelle des Formulars',
  'Another page': 'Eine andere Seite',
  'How a visitor learns that the answer has arrived.':
    'Wie ein Besucher erfährt, dass die Antwort angekommen ist.',
  Message: 'Nachricht',
  'That it has arrived, and what happens next.': 'Dass sie angekommen ist, und was als Nächstes geschieht.',
  'A page keeps its address when its path changes.':
    'Eine Seite behält ihre Adresse, wenn sich ihr Pfad ändert.',
  'While this page is not published, visitors read a short message instead.':
    'Solange diese Seite nicht veröffentlicht ist, lesen Besucher stattdessen eine kurze Nachricht.',
  'Such as /thank-you, or https://example.com. Each language may have its own.':
    'Etwa /thank-you oder https://example.com. Jede Sprache kann ihre eigene haben.',
  Mails: 'Mails',
  'Tell these addresses': 'Diesen Adressen Bescheid geben',
  'One e-mail address a line. They are told that something came, not what was entered, at most once a minute. Whoever has an account here chooses that in the account.':
    'Eine E-Mail-Adresse je Zeile. Sie erfahren, dass etwas gekommen ist, nicht was eingetragen wurde, höchstens einmal je Minute. Wer hier ein Konto hat, wählt das im Konto.',
  'Mail to the sender': 'Mail an den Absender',
  'To the address in the first e-mail field of the form, once a day at most. It says nothing of what was entered, because anybody may enter any address.':
    'An die Adresse im ersten E-Mail-Feld des Formulars, höchstens einmal am Tag. Sie sagt nichts davon, was eingetragen wurde, denn jeder kann jede Adresse eintragen.',
  'Send one': 'Eine senden',
  Subject: 'Betreff',
  'An empty line begins a new paragraph.': 'Eine Leerzeile beginnt einen neuen Absatz.',
  Keeping: 'Aufbewahrung',
  'Days to keep what is sent': 'Tage, die Gesendetes aufbewahrt wird',
  'After that it is deleted here, whether or not it could be forwarded. Left empty, it is the same for all forms: 180 days, unless the configuration says otherwise. Say the same in the note below the button.':
    'Danach wird es hier gelöscht, ob es weitergeleitet werden konnte oder nicht. Bleibt es leer, gilt für alle Formulare dasselbe: 180 Tage, wenn die Konfiguration nichts anderes sagt. Sagen Sie dasselbe im Hinweis unter der Schaltfläche.',
  Dialogs: 'Dialoge',
  'Opened over the page by a link in any section or text. Saving shows the change on every page that opens it.':
    'Öffnen sich über der Seite durch einen Link in einem Abschnitt oder Text. Das Speichern zeigt die Änderung auf jeder Seite, die ihn öffnet.',
  'Stands above it, and is what a link says that has no words of its own. In a language without a title the dialog is not there, and neither are links to it.':
    'Steht darüber, und in einem Link ohne eigene Worte. In einer Sprache ohne Titel gibt es den Dialog nicht, und auch keine Links zu ihm.',
  'What a visitor reads in it. Short, because it lies over the page.':
    'Was ein Besucher darin liest. Kurz, weil er über der Seite liegt.',
  'Pictures, sound, films or files below the text. Leave it empty for none.':
    'Bilder, Ton, Filme oder Dateien unter dem Text. Leer lassen für keine Angabe.',
  'Stands last. It is sent without leaving the page. Leave it empty for none.':
    'Steht zuletzt. Es wird gesendet, ohne die Seite zu verlassen. Leer lassen für keine Angabe.',
  Notices: 'Hinweise',
  Notice: 'Hinweis',
  'Bars and dialogs that visitors can dismiss. Saving an active one shows it at once.':
    'Leisten und Dialoge, die Besucher schließen können. Das Speichern eines aktiven zeigt ihn sofort.',
  'For the list here. Visitors do not see it.': 'Für die Liste hier. Besucher sehen es nicht.',
  Active: 'Aktiv',
  'Visitors see it while this is on, within its times.':
    'Besucher sehen ihn, solange dies an ist, innerhalb seiner Zeiten.',
  'Bar at the foot of the window': 'Leiste am Fuß des Fensters',
  'Dialog over the page': 'Dialog über der Seite',
  'A dialog interrupts: keep it for what must be read.':
    'Ein Dialog unterbricht: Nutzen Sie ihn für das, was gelesen werden muss.',
  'The highest stands first.': 'Die höchste steht vorn.',
  Priority: 'Priorität',
  'A few words. Leave it empty for none.': 'Einige Worte. Leer lassen für keine Angabe.',
  'Where to read more.': 'Wo mehr zu lesen ist.',
  Where: 'Wo',
  'It is shown where any of these holds, except on the paths that are left out.':
    'Er wird gezeigt, wo eines davon zutrifft, außer auf den ausgenommenen Pfaden.',
  'On every page': 'Auf jeder Seite',
  'Switch this off to choose pages below.': 'Schalten Sie dies aus, um unten Seiten zu wählen.',
  'On all pages of these types.': 'Auf allen Seiten dieser Typen.',
  'Content Types': 'Inhaltstypen',
  Paths: 'Pfade',
  "On these pages. In this language only, because each has paths of its own. One path a line, without the language's prefix. * stands for anything: /events/*. With ! in front: not there.":
    'Auf diesen Seiten. Nur in dieser Sprache, denn jede hat ihre eigenen Pfade. Ein Pfad je Zeile, ohne das Präfix der Sprache. * steht für alles: /events/*. Mit ! davor: dort nicht.',
  'Left out': 'Ausgenommen',
  "Never on these pages. In this language only, because each has paths of its own. One path a line, without the language's prefix. * stands for anything: /events/*. With ! in front: not there.":
    'Nie auf diesen Seiten. Nur in dieser Sprache, denn jede hat ihre eigenen Pfade. Ein Pfad je Zeile, ohne das Präfix der Sprache. * steht für alles: /events/*. Mit ! davor: dort nicht.',
  From: 'Von',
  'Leave it empty to begin at once. Decided by the clock of the visitor’s device. Its words are in the source of pages a day earlier.':
    'Leer lassen, um sofort zu beginnen. Es entscheidet die Uhr des Geräts des Besuchers. Im Quelltext der Seiten steht der Hinweis einen Tag früher.',
  Until: 'Bis',
  'Leave it empty for no end.': 'Leer lassen für kein Ende.',
  'Goes by itself after (seconds)': 'Verschwindet von selbst nach (Sekunden)',
  'Leave it empty so that it stays until it is closed. The time stands still while somebody points at it or is in it.':
    'Leer lassen, damit er bleibt, bis er geschlossen wird. Die Zeit steht still, solange jemand darauf zeigt oder darin ist.',
  'Forget that it was closed': 'Vergessen, dass er geschlossen wurde',
  'It comes back on the next page.': 'Er kommt auf der nächsten Seite wieder.',
  'Remember for (days)': 'Merken für (Tage)',
  'How long somebody who closed it does not see it again.':
    'Wie lange jemand, der ihn geschlossen hat, ihn nicht wiedersieht.',
  Synonyms: 'Synonyme',
  'Group of synonyms': 'Gruppe von Synonymen',
  'Words that mean the same: who searches for one of a group finds the others, too. Saving changes the search at once.':
    'Wörter, die dasselbe bedeuten: Wer nach einem einer Gruppe sucht, findet auch die anderen. Das Speichern ändert die Suche sofort.',
  'Each a word or a phrase, such as "GRC" and "governance, risk and compliance". Press Enter after each. Each finds the others. Endings need no words of their own: risk finds risks.':
    'Jedes ein Wort oder eine Wendung, etwa „GRC“ und „governance, risk and compliance“. Drücken Sie nach jedem die Eingabetaste. Jedes findet die anderen. Endungen brauchen keine eigenen Wörter: risk findet risks.',
  'Also find': 'Auch finden',
  'For one direction only. With words here, those above find these and not each other, and these do not find those above. So "ISO 27001" finds pages about information security, and not the other way.':
    'Nur für eine Richtung. Stehen hier Wörter, finden die oben diese und nicht einander, und diese finden die oben nicht. So findet „ISO 27001“ Seiten über Informationssicherheit, und nicht umgekehrt.',
  'How much a page counts that has only the other word, compared with the typed one. Between 0.05 and 1. Leave it empty for the usual weight.':
    'Wie viel eine Seite zählt, die nur das andere Wort hat, verglichen mit dem eingegebenen. Zwischen 0,05 und 1. Leer lassen für das übliche Gewicht.',
  Weight: 'Gewicht',
  'In which language visitors search.': 'In welcher Sprache Besucher suchen.',
  'In use': 'In Gebrauch',
  'Switch a group off to keep it without any effect.':
    'Schalten Sie eine Gruppe aus, um sie ohne Wirkung zu behalten.',
  'The product': 'Dem Produkt',
  Editors: 'Redakteuren',
  'Groups of the product are updated with it until you change one. From then on your words stay.':
    'Gruppen des Produkts werden mit ihm aktualisiert, bis Sie eine ändern. Von da an bleiben Ihre Wörter.',
  Loaded: 'Geladen',
  Trial: 'Ausprobieren',
  Group: 'Gruppe',
  'Pinned results': 'Angeheftete Ergebnisse',
  'Pages that stand first, marked as recommended, when visitors search for exactly these words. Saving changes the search at once.':
    'Seiten, die als empfohlen vorn stehen, wenn Besucher nach genau diesen Wörtern suchen. Das Speichern ändert die Suche sofort.',
  'What visitors ask for, such as "risk register". It counts when nothing else is asked for; capitals and endings do not matter.':
    'Wonach Besucher fragen, etwa „Risikoregister“. Es gilt, wenn nach nichts anderem gefragt wird; Großschreibung und Endungen spielen keine Rolle.',
  'In the order in which they stand above the results under Recommended, whether or not they hold the words. A page that is unpublished later is passed over until it is published again.':
    'In der Reihenfolge, in der sie über den Ergebnissen unter „Empfohlen“ stehen, ob sie die Wörter enthalten oder nicht. Eine Seite, die später zurückgezogen wird, wird übergangen, bis sie wieder veröffentlicht ist.',
  'Blocked suggestions': 'Gesperrte Vorschläge',
  'Blocked suggestion': 'Gesperrter Vorschlag',
  'The search suggests to visitors what many others searched for. It never suggests a search with one of these words. Saving takes effect at once; titles of pages are not affected.':
    'Die Suche schlägt Besuchern vor, wonach viele andere gesucht haben. Sie schlägt nie eine Suche mit einem dieser Wörter vor. Das Speichern wirkt sofort; Titel von Seiten sind nicht betroffen.',
  'A word or a phrase, such as a name. Whole words count, whatever their capitals and accents; other endings need an entry of their own.':
    'Ein Wort oder eine Wendung, etwa ein Name. Ganze Wörter zählen, gleich mit welcher Großschreibung und welchen Akzenten; andere Endungen brauchen einen eigenen Eintrag.',
  'Accepted files': 'Angenommene Dateien',
  'Visitors read the list. What is in a file is checked, not only its name.':
    'Besucher lesen die Liste. Geprüft wird, was in einer Datei ist, nicht nur ihr Name.',
  'Largest file': 'Größte Datei',
  'In megabytes. All files of one form together may have 20.':
    'In Megabyte. Alle Dateien eines Formulars zusammen dürfen 20 haben.',
  'Most files': 'Höchstzahl',
  'How many a visitor may choose.': 'Wie viele ein Besucher auswählen darf.',
  'New step': 'Neuer Schritt',
  'New steps': 'Neue Schritte',
  'What the fields up to the next step are about. Visitors see one step at a time. A step in which nothing is asked is passed over.':
    'Worum es in den Feldern bis zum nächsten Schritt geht. Besucher sehen einen Schritt auf einmal. Ein Schritt, in dem nichts gefragt wird, wird übergangen.',
  PDF: 'PDF',
  'Plain text': 'Reiner Text',
  'Pictures (JPEG, PNG, WebP, HEIC)': 'Bilder (JPEG, PNG, WebP, HEIC)',
  'Documents of Office and OpenDocument (DOCX, XLSX, PPTX, ODT, ODS, ODP)':
    'Dokumente von Office und OpenDocument (DOCX, XLSX, PPTX, ODT, ODS, ODP)',
  'Files, as visitors see it': 'Dateien, wie Besucher sie sehen',
  'A step of a form, as visitors see it': 'Ein Schritt eines Formulars, wie Besucher ihn sehen',
  Step: 'Schritt',
};
