import type { AdminLanguage } from '../../../admin-language.ts';

export const editing: AdminLanguage['texts']['editing'] = {
  'A table holds words only. What you have put into it stands below it now.':
    'Eine Tabelle enthält nur Wörter. Was Sie hineingesetzt haben, steht jetzt darunter.',
  'Reusable section': 'Wiederverwendbarer Abschnitt',
  'Close menu': 'Menü schließen',
  'More choices': 'Weitere Möglichkeiten',
  'More actions': 'Weitere Aktionen',
  'Actions of this row': 'Aktionen dieser Zeile',
  'Move by dragging, or with the arrow keys': 'Durch Ziehen verschieben, oder mit den Pfeiltasten',
  'Now at place {place} of {count}.': 'Jetzt an Stelle {place} von {count}.',
  'Clear the date': 'Datum leeren',
  'Remove the file': 'Die Datei entfernen',
  'Copy the address': 'Die Adresse kopieren',
  Insert: 'Einfügen',
  'Insert a part of the text': 'Einen Teil des Textes einfügen',
  'Insert a footnote': 'Eine Fußnote einfügen',
  'Kind of paragraph': 'Art des Absatzes',
  'Edit link': 'Link bearbeiten',
  'Remove link': 'Link entfernen',
  'Drag to move': 'Zum Verschieben ziehen',
  'Add block': 'Absatz hinzufügen',
  Bold: 'Fett',
  Italic: 'Kursiv',
  Strikethrough: 'Durchgestrichen',
  Code: 'Code',
  'Choose this row': 'Diese Zeile auswählen',
  'Choose all rows': 'Alle Zeilen auswählen',
  'Views of this document': 'Ansichten dieses Dokuments',
  'Previous page': 'Vorige Seite',
  'Next page': 'Nächste Seite',
  '{zone}, the time zone of the event': '{zone}, die Zeitzone der Veranstaltung',
  'This path is too long. Shorten it to {maxLength} characters.':
    'Dieser Pfad ist zu lang. Kürzen Sie ihn auf {maxLength} Zeichen.',
  'A path begins with a slash and has lower case letters a–z, digits and single hyphens, such as /articles/first-aid.':
    'Ein Pfad beginnt mit einem Schrägstrich und hat Kleinbuchstaben a–z, Ziffern und einzelne Bindestriche, etwa /articles/first-aid.',
  'Paths under /{first} belong to the site itself. Begin with another word.':
    'Pfade unter /{first} gehören der Website selbst. Beginnen Sie mit einem anderen Wort.',
  '“{title}” has this path already. Choose another, or empty the field to have one made.':
    '„{title}“ hat diesen Pfad schon. Wählen Sie einen anderen, oder leeren Sie das Feld, dann wird einer gebildet.',
  Somebody: 'Jemand',
  'you have saved it in another window': 'haben Sie in einem anderen Fenster gespeichert',
  '{name} has saved it': 'hat {name} gespeichert',
  somebody: 'jemand',
  'Nothing was saved, because since this version was opened {who}.':
    'Nichts wurde gespeichert. Seit diese Version geöffnet wurde, {who}.',
  'Nothing was saved, because since this version was opened {who} and changed {changed}.':
    'Nichts wurde gespeichert. Seit diese Version geöffnet wurde, {who} und {changed} geändert.',
  'Nothing was saved, because content is still being loaded. Try again in a minute.':
    'Nichts wurde gespeichert, denn es werden noch Inhalte geladen. Versuchen Sie es in einer Minute wieder.',
  'Nothing was replaced, because others are editing {documents}, where this is used. Try again when they are done.':
    'Nichts wurde ersetzt, weil andere gerade {documents} bearbeiten, wo dies verwendet wird. Versuchen Sie es noch einmal, wenn sie fertig sind.',
  'Nothing was saved, because the CMS was updated while this page was open, and its forms have other fields now. Load the page again: what you typed into a form is kept, and offered to you there. Copy anything else first.':
    'Es wurde nichts gespeichert, weil das CMS aktualisiert wurde, während diese Seite offen war, und seine Formulare jetzt andere Felder haben. Laden Sie die Seite neu: Was Sie in ein Formular eingegeben haben, ist aufbewahrt und wird Ihnen dort angeboten. Kopieren Sie alles andere vorher.',
  'The form has no {fields} any more, since the CMS was updated. Copy what you had typed there.':
    'Das Formular hat seit der Aktualisierung des CMS kein Feld {fields} mehr. Kopieren Sie, was Sie dort geschrieben hatten.',
  'The CMS was updated while this page was open, and parts of the page do nothing any more. Save what you typed, and load the page again. What cannot be saved is offered to you then.':
    'Das CMS wurde aktualisiert, während diese Seite offen war, und Teile der Seite tun nichts mehr. Speichern Sie, was Sie geschrieben haben, und laden Sie die Seite neu. Was sich nicht speichern lässt, wird Ihnen dann angeboten.',
  'Nothing was changed, because {holder} is editing this.':
    'Nichts wurde geändert, weil {holder} dies gerade bearbeitet.',
  'What you typed is still here, and saving will ask you what to do.':
    'Was Sie geschrieben haben, ist noch da, und beim Speichern werden Sie gefragt, was zu tun ist.',
  'You have saved this in another window while you were editing. {typed}':
    'Sie haben dies in einem anderen Fenster gespeichert, während Sie es bearbeitet haben. {typed}',
  '{name} has saved this while you were editing. {typed}':
    '{name} hat dies gespeichert, während Sie es bearbeitet haben. {typed}',
  '{name} is editing this now. {typed}': '{name} bearbeitet dies gerade. {typed}',
  '{who} saved this at {time} while you were editing.':
    '{who} hat dies am {time} gespeichert, während Sie es bearbeitet haben.',
  'You, in another window,': 'Ihr anderes Fenster',
  'Changed: {names}.': 'Geändert: {names}.',
  'Nothing differs in this language.': 'In dieser Sprache unterscheidet sich nichts.',
  '{name} is editing this now.': '{name} bearbeitet dies gerade.',
  'What you typed is in the clipboard.': 'Was Sie geschrieben haben, ist in der Zwischenablage.',
  'Your text has been saved already': 'Ihr Text ist schon gespeichert',
  'Nothing that you typed is missing there: the answer to your save may have been lost. Load what was saved, and go on from there.':
    'Nichts von dem, was Sie geschrieben haben, fehlt dort: Vielleicht ging nur die Antwort auf Ihr Speichern verloren. Laden Sie, was gespeichert wurde, und machen Sie dort weiter.',
  'Load what was saved': 'Das Gespeicherte laden',
  'There is a newer version': 'Es gibt eine neuere Fassung',
  'You have changed nothing in this form. Load what was saved, and go on from there.':
    'Sie haben in diesem Formular nichts geändert. Laden Sie, was gespeichert ist, und machen Sie dort weiter.',
  'Your text is not saved yet': 'Ihr Text ist noch nicht gespeichert',
  'What you typed is still in the form. What should become of it?':
    'Was Sie geschrieben haben, steht noch im Formular. Was soll damit geschehen?',
  'Keep editing': 'Weiter bearbeiten',
  'Copy my text': 'Meinen Text kopieren',
  'Open the saved version in a new tab': 'Die gespeicherte Version in einem neuen Tab öffnen',
  'Save mine over it, as a draft': 'Meine darüber speichern, als Entwurf',
  'Save mine over it': 'Meine darüber speichern',
  'Discard mine and load the saved version': 'Meine verwerfen und die gespeicherte Version laden',
  'Whichever you choose, both versions that were saved stay under “Versions”.':
    'Wie Sie auch wählen, beide gespeicherten Versionen bleiben unter „Versionen“.',
  'Where you have changed something, it replaces what was saved. Everything else stays as it was saved.':
    'Wo Sie etwas geändert haben, ersetzt es das Gespeicherte. Alles andere bleibt, wie es gespeichert wurde.',
  'What you typed': 'Was Sie geschrieben haben',
  'Nothing was saved: the database refused the change at its very end. Try again; if it goes on, tell whoever runs the CMS.':
    'Nichts wurde gespeichert: Die Datenbank hat die Änderung ganz am Ende abgelehnt. Versuchen Sie es noch einmal; bleibt es so, sagen Sie es denen, die das CMS betreiben.',
  'The database went away while this was saved. Look whether the change is there before you try again.':
    'Die Datenbank ging verloren, während dies gespeichert wurde. Sehen Sie nach, ob die Änderung da ist, bevor Sie es noch einmal versuchen.',
  'The database began no transaction, so nothing was done. Try again when it is well.':
    'Die Datenbank hat keine Transaktion begonnen, also wurde nichts getan. Versuchen Sie es noch einmal, wenn sie wieder läuft.',
  'Found nowhere in the texts of this language.': 'In den Texten dieser Sprache nicht gefunden.',
  '{times} in {fields}': '{times} in {fields}',
  '1 time': '1 Mal',
  '{count} times': '{count} Mal',
  '1 field': '1 Feld',
  '{count} fields': '{count} Feldern',
  'Replaced {places}. Save to keep it.': 'Ersetzt: {places}. Speichern Sie, um es zu behalten.',
  'Found {places}.': 'Gefunden: {places}.',
  'Save what you have changed first: a copy has only what is saved.':
    'Speichern Sie zuerst, was Sie geändert haben: Eine Kopie hat nur, was gespeichert ist.',
  'Find and replace': 'Suchen und ersetzen',
  Find: 'Suchen',
  'Replace by': 'Ersetzen durch',
  'Capital letters as written': 'Groß- und Kleinschreibung beachten',
  Count: 'Zählen',
  'Replace all': 'Alle ersetzen',
  'Nothing was saved. One field has to change first.':
    'Nichts wurde gespeichert. Ein Feld muss vorher geändert werden.',
  'Nothing was saved. {number} fields have to change first.':
    'Nichts wurde gespeichert. {number} Felder müssen vorher geändert werden.',
  'in {language}': 'auf {language}',
  'You have typed into {fields} since, which stays as it is. What you had typed before is kept here.':
    'In {fields} haben Sie seither etwas eingegeben. Das bleibt, wie es ist. Was Sie vorher eingegeben hatten, bleibt hier erhalten.',
  'Your text is back in the form. It is not saved yet.':
    'Ihr Text steht wieder im Formular. Er ist noch nicht gespeichert.',
  'What you typed until {time} in another browser was not saved.':
    'Was Sie bis {time} in einem anderen Browser geschrieben haben, wurde nicht gespeichert.',
  Redo: 'Wiederholen',
  'Restore as draft': 'Als Entwurf wiederherstellen',
  'This version has a part of a kind that there is no more, so nobody could open the page with it. The page is as it was. Restore a later version.':
    'Diese Fassung hat einen Teil einer Art, die es nicht mehr gibt, sodass niemand die Seite damit öffnen könnte. Die Seite ist, wie sie war. Stellen Sie eine spätere Fassung wieder her.',
  'This version is a draft again.': 'Diese Fassung ist wieder ein Entwurf.',
  '{count} of {total} are back. What was published is a draft now.':
    '{count} von {total} sind wieder da. Was veröffentlicht war, ist jetzt ein Entwurf.',
  'It is back. What was published is a draft now.':
    'Es ist wieder da. Was veröffentlicht war, ist jetzt ein Entwurf.',
  Undo: 'Rückgängig',
  'Who looks after it': 'Wer sich darum kümmert',
  Owner: 'Verantwortlich',
  'Read it again on': 'Wieder lesen am',
  'Keep owner and day': 'Person und Tag merken',
  'Owner and day are kept. Nothing else was saved.':
    'Person und Tag sind gemerkt. Sonst wurde nichts gespeichert.',
  'What you typed until {time} was not saved. It is kept in this browser.':
    'Was Sie bis {time} geschrieben haben, wurde nicht gespeichert. Es ist in diesem Browser aufbewahrt.',
  'Changed: {fields}.': 'Geändert: {fields}.',
  'This has been saved since, by somebody else or by you elsewhere. Put your text back and save, and you can choose what becomes of both.':
    'Dies wurde seitdem gespeichert, von jemand anderem oder von Ihnen an anderer Stelle. Setzen Sie Ihren Text wieder ein und speichern Sie, dann können Sie wählen, was aus beiden wird.',
  'This has been saved since, by somebody else or by you elsewhere. Put your text back, and compare before you save.':
    'Dies wurde seitdem gespeichert, von jemand anderem oder von Ihnen an anderer Stelle. Setzen Sie Ihren Text wieder ein, und vergleichen Sie, bevor Sie speichern.',
  'This is older than what was saved on {time}, which may have it already. Put it back only if something is missing. When you save, you can choose what becomes of both.':
    'Dies ist älter als das, was am {time} gespeichert wurde und es vielleicht schon enthält. Setzen Sie es nur wieder ein, wenn etwas fehlt. Beim Speichern können Sie wählen, was aus beiden wird.',
  'It is older than what was saved on {time}.': 'Es ist älter als das, was am {time} gespeichert wurde.',
  'Some of it belongs to fields that are gone. Copy it before you put the rest back.':
    'Manches davon gehört zu Feldern, die es nicht mehr gibt. Kopieren Sie es, bevor Sie das Übrige wieder einsetzen.',
  'fields that are gone': 'Felder, die es nicht mehr gibt',
  'Put it back': 'Wieder einsetzen',
  'Copy it': 'Kopieren',
  'Discard it': 'Verwerfen',
  'Typed and not saved ({count})': 'Geschrieben und nicht gespeichert ({count})',
  'It is kept for a week. Open it to put it back.':
    'Es wird eine Woche lang aufbewahrt. Öffnen Sie es, um es wieder einzusetzen.',
  'It is in the trash. Restore it there, then open it to put this back.':
    'Es liegt im Papierkorb. Stellen Sie es dort wieder her, und öffnen Sie es dann, um dies wieder einzusetzen.',
  'It has been deleted. What you typed can still be copied.':
    'Es wurde gelöscht. Was Sie geschrieben haben, lässt sich noch kopieren.',
  'Discarded.': 'Verworfen.',
  'Take it back': 'Zurückholen',
  'Discard what you typed here?': 'Was Sie hier eingegeben haben, verwerfen?',
  'It is not part of the page yet.': 'Es ist noch kein Teil der Seite.',
  'What you typed here is not saved yet. Leave the page?':
    'Was Sie hier geschrieben haben, ist noch nicht gespeichert. Seite verlassen?',
  'Unsaved changes': 'Nicht gespeicherte Änderungen',
  'There is no such day or time. Give one that exists, up to the year 9999.':
    'Diesen Zeitpunkt gibt es nicht. Geben Sie einen an, den es gibt, bis zum Jahr 9999.',
  'The request could not be read to its end. Send it again.':
    'Die Anfrage war nicht bis zu ihrem Ende zu lesen. Senden Sie sie noch einmal.',
  'A part of the request that has to be JSON cannot be read. Send it again.':
    'Ein Teil der Anfrage, der JSON sein muss, ist nicht lesbar. Senden Sie sie noch einmal.',
  'The request names something that is not there (any more), such as a folder. Reload, and choose another one.':
    'Die Anfrage nennt etwas, das es nicht (mehr) gibt, etwa einen Ordner. Laden Sie neu, und wählen Sie etwas anderes.',
  'The database of the CMS does not answer. Nothing was done. Try again in a minute.':
    'Die Datenbank des CMS antwortet nicht. Es wurde nichts getan. Versuchen Sie es in einer Minute noch einmal.',
  'The database of the CMS does not answer, so this was probably not done. Look again in a minute.':
    'Die Datenbank des CMS antwortet nicht, also wurde das wahrscheinlich nicht getan. Sehen Sie in einer Minute noch einmal nach.',
  'Nothing was saved, because this has been moved to the trash since it was opened. Restore it there, in a new tab. Then save again, and choose to save yours over it.':
    'Nichts wurde gespeichert, denn es liegt seit dem Öffnen im Papierkorb. Stellen Sie es dort wieder her, in einem neuen Tab. Speichern Sie dann noch einmal, und wählen Sie, dass Ihres darüber gespeichert wird.',
  'Nothing was saved, because this is not there any more. Somebody has moved it to the trash, or deleted it. What you typed is still here. Copy it, here or on the dashboard, where it stays for a week.':
    'Nichts wurde gespeichert, denn es ist nicht mehr da. Jemand hat es in den Papierkorb gelegt oder gelöscht. Ihr Text steht noch hier. Kopieren Sie ihn, hier oder in der Übersicht, wo er eine Woche lang bleibt.',
  'Nothing was saved, because the disk of the database is full. What you typed is still here. Tell an administrator, and save it again when there is room.':
    'Es wurde nichts gespeichert, weil der Datenträger der Datenbank voll ist. Was Sie eingegeben haben, steht noch hier. Sagen Sie es einem Administrator, und speichern Sie noch einmal, wenn wieder Platz ist.',
  'Nothing was saved, because the database of the CMS can only be read at the moment. What you typed is still here. Tell an administrator, and save it again when it can be written to.':
    'Es wurde nichts gespeichert, weil die Datenbank des CMS zurzeit nur gelesen werden kann. Was Sie eingegeben haben, steht noch hier. Sagen Sie es einem Administrator, und speichern Sie noch einmal, wenn sie wieder beschrieben werden kann.',
  'The request has a value that its field cannot have, such as a word for a number.':
    'Die Anfrage enthält einen Wert, den ihr Feld nicht haben kann, etwa ein Wort für eine Zahl.',
  'Name a language of the site.': 'Nennen Sie eine Sprache der Website.',
  'Send the query of a POST as application/x-www-form-urlencoded.':
    'Senden Sie die Abfrage eines POST als application/x-www-form-urlencoded.',
  'The upload was not stored, because the folder for files is not the one that was there when the CMS started. Nothing is wrong with the file. Tell an administrator, and upload it again when the folder is back.':
    'Die Datei wurde nicht gespeichert, weil der Ordner für Dateien nicht der ist, der beim Start des CMS da war. Mit der Datei ist alles in Ordnung. Sagen Sie es einem Administrator, und laden Sie sie noch einmal hoch, wenn der Ordner wieder da ist.',
  'The request could not be read, because it is no JSON object.':
    'Die Anfrage war nicht zu lesen, denn sie ist kein JSON-Objekt.',
  'The file could not be read, because its name has a character that no file can have. Rename it, and upload it again.':
    'Die Datei konnte nicht gelesen werden, weil ihr Name ein Zeichen enthält, das keine Datei haben kann. Benennen Sie sie um, und laden Sie sie noch einmal hoch.',
  'This is no formatted text, which is an object with a root.':
    'Dies ist kein formatierter Text, also kein Objekt mit einer Wurzel (root).',
  'This text has a part of the kind “{kind}” that cannot be read.':
    'Dieser Text hat einen Teil der Art „{kind}“, der nicht gelesen werden kann.',
  'This is no text.': 'Dies ist kein Text.',
  'This is no row, which is an object with fields.': 'Dies ist keine Zeile, die ein Objekt mit Feldern ist.',
  'This is the start page of the site, and without it visitors find nothing there. Choose another one in the site settings first.':
    'Dies ist die Startseite der Website, und ohne sie finden Besucher dort nichts. Wählen Sie zuerst in den Einstellungen der Website eine andere.',
  'Visitors would find no start page. Choose one that is published in {language}.':
    'Besucher fänden keine Startseite. Wählen Sie eine, die auf {language} veröffentlicht ist.',
  'This is no list of blocks.': 'Dies ist keine Liste von Blöcken.',
  'This block is of no kind that this field has. Set blockType to one of {kinds}.':
    'Dieser Block ist von keiner Art, die es in diesem Feld gibt. Setzen Sie blockType auf eine von {kinds}.',
  'This holds a character that cannot be stored (NUL, or half of an emoji). Delete it, or type the text anew.':
    'Hier steht ein Zeichen, das nicht gespeichert werden kann (NUL, oder die Hälfte eines Emojis). Löschen Sie es, oder schreiben Sie den Text neu.',
  'Log in before you upload anything.': 'Melden Sie sich an, bevor Sie etwas hochladen.',
  'Nothing was uploaded, because it has {megabytes} and {megabytes2} are allowed here. Make it smaller, and upload that.':
    'Nichts wurde hochgeladen, denn es hat {megabytes}, und {megabytes2} sind hier erlaubt. Verkleinern Sie es, und laden Sie das hoch.',
  'Nothing was saved, because a request may have 8 MB and this has more.':
    'Nichts wurde gespeichert, denn eine Anfrage darf 8 MB haben, und diese hat mehr.',
  'Nothing was saved, because what was sent is nested more than {number} levels deep.':
    'Nichts wurde gespeichert, denn was gesendet wurde, ist mehr als {number} Ebenen tief verschachtelt.',
  'There is no preview of the form, because it may have 2 MB for that and this has more.':
    'Es gibt keine Vorschau des Formulars, denn dafür darf es 2 MB haben, und dieses hat mehr.',
  'Without a log-in a request may have 64 kB, and this has more.':
    'Ohne Anmeldung darf eine Anfrage 64 kB haben, und diese hat mehr.',
  Actions: 'Aktionen',
  'Copy and paste': 'Kopieren und einfügen',
  Edit: 'Bearbeiten',
  'Edit {title}': '{title} bearbeiten',
  'New: {plural}': 'Neu: {plural}',
  '{zone}, the time zone of the site': '{zone}, die Zeitzone der Website',
  'Name a section of the page, and what it is to be called.':
    'Nennen Sie einen Abschnitt der Seite, und wie er heißen soll.',
  'Save the page first, so that the section is there.':
    'Speichern Sie die Seite zuerst, damit der Abschnitt da ist.',
  'This section is reusable already.': 'Dieser Abschnitt ist schon wiederverwendbar.',
  'Choose a reusable section, and save the page first.':
    'Wählen Sie einen wiederverwendbaren Abschnitt, und speichern Sie die Seite zuerst.',
  'Give the template a name of 120 characters at most.':
    'Geben Sie der Vorlage einen Namen von höchstens 120 Zeichen.',
  'Choose a page, a colleague and a day.': 'Wählen Sie eine Seite, eine Person und einen Tag.',
  'There is no such page.': 'Diese Seite gibt es nicht.',
  'This is too long to be kept.': 'Das ist zu lang, um aufbewahrt zu werden.',
  'It is not there (any more).': 'Die Datei ist nicht (mehr) da.',
};
