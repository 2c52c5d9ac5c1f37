import type { AdminLanguage } from '../../../admin-language.ts';

export const publishing: AdminLanguage['texts']['publishing'] = {
  'Go to …': 'Gehe zu …',
  'Go to, create or save': 'Gehen, anlegen oder speichern',
  'Page, place or command': 'Seite, Ort oder Befehl',
  Commands: 'Befehle',
  'This list cannot be filtered by “{field}”, or not any more, so it shows nothing.':
    'Diese Liste lässt sich nicht oder nicht mehr nach „{field}“ filtern und zeigt deshalb nichts.',
  'Add a condition': 'Bedingung hinzufügen',
  'Remove this condition': 'Diese Bedingung entfernen',
  Comparison: 'Vergleich',
  Value: 'Wert',
  'Nothing matches.': 'Nichts passt.',
  Dashboard: 'Übersicht',
  Content: 'Inhalte',
  Calendar: 'Kalender',
  'Media library': 'Mediathek',
  Submissions: 'Einsendungen',
  'Search statistics': 'Suchstatistik',
  'Try the search': 'Die Suche ausprobieren',
  'Reports on pages': 'Berichte über Seiten',
  'Unused media': 'Unbenutzte Medien',
  Account: 'Benutzerkonto',
  'This page': 'Diese Seite',
  'Go to': 'Gehe zu',
  'Audit trail': 'Protokoll',
  Create: 'Anlegen',
  '{name} is editing it.': '{name} bearbeitet es gerade.',
  'The change of "{title}" was refused.': 'Die Änderung von „{title}“ wurde abgelehnt.',
  'It could not be saved.': 'Es konnte nicht gespeichert werden.',
  '"{field}" is no field whose values can be added and removed.':
    '„{field}“ ist kein Feld, dessen Werte sich hinzufügen und entfernen lassen.',
  'Choose what to add or remove.': 'Wählen Sie, was hinzugefügt oder entfernt werden soll.',
  'At most {mostDocuments} are changed at once. Choose fewer of them, or filter the list.':
    'Höchstens {mostDocuments} werden auf einmal geändert. Wählen Sie weniger davon, oder filtern Sie die Liste.',
  'Change values of many': 'Werte von vielen ändern',
  'Add, remove or replace values': 'Werte hinzufügen, entfernen oder ersetzen',
  'Add these to what is there': 'Diese zu den vorhandenen hinzufügen',
  'Remove these from what is there': 'Diese von den vorhandenen entfernen',
  'Replace everything that is there by these': 'Alle vorhandenen durch diese ersetzen',
  Field: 'Feld',
  'What to do': 'Was zu tun ist',
  'Change {changing}': '{changing} ändern',
  'Count what will change': 'Zählen, was sich ändern wird',
  Close: 'Schließen',
  '{count} selected, {changing} changed.': '{count} ausgewählt, {changing} geändert.',
  '{count} selected, {changing} will change.': '{count} ausgewählt, {changing} werden geändert.',
  '{count} published at once.': '{count} sofort veröffentlicht.',
  '{count} will be published at once, because they are published and have no draft.':
    '{count} werden sofort veröffentlicht, weil sie veröffentlicht sind und keinen Entwurf haben.',
  '{count} saved as drafts.': '{count} als Entwürfe gespeichert.',
  '{count} will be saved as drafts, and what visitors see stays as it is.':
    '{count} werden als Entwürfe gespeichert, und was Besucher sehen, bleibt, wie es ist.',
  '{count} had it already.': '{count} hatten es schon.',
  '{count} have it already.': '{count} haben es schon.',
  '{count} not changed.': '{count} nicht geändert.',
  '{count} cannot be changed.': '{count} können nicht geändert werden.',
  'It goes off the site in these languages, in which it has no title any more: {languages}.':
    'In diesen Sprachen verschwindet es von der Website, weil es in ihnen keinen Titel mehr hat: {languages}.',
  'It has no title yet.': 'Es hat noch keinen Titel.',
  'It is not published, so there is nothing to archive.':
    'Es ist nicht veröffentlicht, also gibt es nichts zu archivieren.',
  'It is in the trash, or gone.': 'Es ist im Papierkorb oder fort.',
  'Pages of this type have no such field.': 'Seiten dieses Typs haben kein solches Feld.',
  'At most {mostPages} pages are changed at once. Choose fewer of them, or filter the list.':
    'Höchstens {mostPages} Seiten werden auf einmal geändert. Wählen Sie weniger davon, oder filtern Sie die Liste.',
  'Somebody has saved it since.': 'Jemand hat es seitdem gespeichert.',
  'This was undone already, or is more than a day ago.':
    'Dies wurde schon rückgängig gemacht oder ist mehr als einen Tag her.',
  'The beginning of the page': 'Der Anfang der Seite',
  items: 'Einträge',
  'Give a path of this site such as /articles/first-hour, or an address that begins with https://.':
    'Geben Sie einen Pfad dieser Website an, etwa /articles/first-hour, oder eine Adresse, die mit https:// beginnt.',
  'This note has {note} characters, and there is room for {mostCharacters}.':
    'Diese Notiz hat {note} Zeichen, und es ist Platz für {mostCharacters}.',
  'Note on this version': 'Notiz zu dieser Version',
  Published: 'Veröffentlicht',
  'In review': 'In Prüfung',
  Draft: 'Entwurf',
  Versions: 'Versionen',
  'The last fifty versions. Choose one to compare it with another, in one or several languages, and to restore it as a draft.':
    'Die letzten fünfzig Versionen. Wählen Sie eine, um sie mit einer anderen zu vergleichen, in einer oder mehreren Sprachen, und um sie als Entwurf wiederherzustellen.',
  Saved: 'Gespeichert',
  By: 'Von',
  State: 'Status',
  Note: 'Notiz',
  'The CMS': 'Das CMS',
  'It has replaced what was saved and not published yet in these languages: {languages}. That is still among the versions.':
    'Sie hat ersetzt, was in diesen Sprachen gespeichert und noch nicht veröffentlicht war: {languages}. Das steht weiterhin unter den Versionen.',
  'The form sent nothing that can be shown.': 'Das Formular hat nichts gesendet, was sich zeigen lässt.',
  'This text does not exist any more. It was deleted in the CMS.':
    'Diesen Text gibt es nicht mehr. Er wurde im CMS gelöscht.',
  'Something in the form is not complete yet. Go on; the picture will follow.':
    'Etwas im Formular ist noch nicht vollständig. Machen Sie weiter; das Bild folgt.',
  'This text has no title in {name} yet. Give it one to see it.':
    'Dieser Text hat auf {name} noch keinen Titel. Geben Sie ihm einen, um ihn zu sehen.',
  'Sections, as visitors see them': 'Abschnitte, wie Besucher sie sehen',
  'There is no language "{language}".': 'Es gibt keine Sprache „{language}“.',
  'A save is in one language. Name it in “locale”, and save each language by itself.':
    'Gespeichert wird in einer Sprache. Nennen Sie sie in „locale“, und speichern Sie jede Sprache einzeln.',
  'Publish all languages…': 'Alle Sprachen veröffentlichen …',
  'Publish in {language}': 'Auf {language} veröffentlichen',
  'Publish all languages?': 'Alle Sprachen veröffentlichen?',
  Publish: 'Veröffentlichen',
  'This goes out now.': 'Dies geht jetzt hinaus.',
  '“{title}” as it is in this form': '„{title}“, wie es in diesem Formular steht',
  '“{title}” as it was saved last, for the first time':
    '„{title}“, wie es zuletzt gespeichert wurde, zum ersten Mal',
  '“{title}” as it was saved last': '„{title}“, wie es zuletzt gespeichert wurde',
  '“{title}” goes off the site, because what was saved last has no title in this language':
    '„{title}“ verschwindet von der Website, weil das zuletzt Gespeicherte in dieser Sprache keinen Titel hat',
  'Nothing waits in another language.': 'In einer anderen Sprache wartet nichts.',
  'Archived.': 'Archiviert.',
  'Published in all languages.': 'In allen Sprachen veröffentlicht.',
  'Published in {language}.': 'Auf {language} veröffentlicht.',
  'Unpublish all languages…': 'Alle Sprachen zurückziehen …',
  'Unpublish all languages?': 'Alle Sprachen zurückziehen?',
  'This goes off the site now, in every language in which it is published.':
    'Dies verschwindet jetzt von der Website, in jeder Sprache, in der es veröffentlicht ist.',
  'It stays here as a draft, and can be published again.':
    'Hier bleibt es als Entwurf und kann wieder veröffentlicht werden.',
  'Unpublished in all languages.': 'In allen Sprachen zurückgezogen.',
  'View on site': 'Auf der Website ansehen',
  'Without a title': 'Ohne Titel',
  'Nothing waits.': 'Nichts wartet.',
  Review: 'Prüfung',
  'Note of the review': 'Notiz der Prüfung',
  'This text waits for a review.': 'Dieser Text wartet auf eine Prüfung.',
  'Sent to review.': 'Zur Prüfung gegeben.',
  'Send to review': 'Zur Prüfung geben',
  'Sent back to its author.': 'An den Autor zurückgegeben.',
  'Sent back to you': 'An Sie zurückgegeben',
  'Your texts in review': 'Ihre Texte in Prüfung',
  'Note to the author': 'Notiz an den Autor',
  'This text does not wait for a review any more, and your note was not sent.':
    'Dieser Text wartet nicht mehr auf eine Prüfung, und Ihre Notiz wurde nicht gesendet.',
  'What should change before this can be published.':
    'Was sich ändern sollte, bevor dies veröffentlicht werden kann.',
  'Send back': 'Zurückgeben',
  'This plan holds no text to publish. Plan it again.':
    'Dieser Plan enthält keinen Text zum Veröffentlichen. Planen Sie ihn neu.',
  'The page is not published, so that there is nothing to unpublish.':
    'Die Seite ist nicht veröffentlicht, es gibt also nichts zurückzuziehen.',
  'The page is not published, so that there is nothing to archive.':
    'Die Seite ist nicht veröffentlicht, es gibt also nichts zu archivieren.',
  'The page has no title in this language yet. Give it one, save it, and plan again.':
    'Die Seite hat in dieser Sprache noch keinen Titel. Geben Sie ihr einen, speichern Sie, und planen Sie neu.',
  'This has happened already, or was cancelled. Load the calendar again.':
    'Dies ist schon geschehen oder wurde abgesagt. Laden Sie den Kalender neu.',
  'Nothing was moved, because {name} has moved this to {time} since you looked.':
    'Nichts wurde verschoben, weil {name} dies inzwischen auf {time} verschoben hat.',
  'Say in “from” which time this had when you looked. In the calendar, load the page again.':
    'Geben Sie in „from“ die Zeit an, die dies hatte, als Sie nachsahen. Im Kalender laden Sie die Seite neu.',
  'A change with this number was made already.': 'Eine Änderung mit dieser Nummer wurde schon ausgeführt.',
  'Choose a day and a time.': 'Wählen Sie einen Tag und eine Uhrzeit.',
  'Nothing was planned, because {name} has saved this page since you opened it. Load it again, read what would be published, and plan again.':
    'Nichts wurde geplant, weil {name} diese Seite gespeichert hat, seit Sie sie geöffnet haben. Laden Sie sie neu, lesen Sie, was veröffentlicht würde, und planen Sie erneut.',
  'The form has changes that are not saved, and would not be published. Save them first.':
    'Das Formular enthält Änderungen, die nicht gespeichert sind und nicht veröffentlicht würden. Speichern Sie sie zuerst.',
  '“{title}” was not changed, because it has changes that are not published yet. Publish it in its form.':
    '„{title}“ wurde nicht geändert, weil es Änderungen hat, die noch nicht veröffentlicht sind. Veröffentlichen Sie es in seinem Formular.',
  '“{title}” was not changed, because {name} is editing it.':
    '„{title}“ wurde nicht geändert, weil {name} es gerade bearbeitet.',
  'Nothing was changed.': 'Nichts wurde geändert.',
  'Nothing was published, because this page was published in another language after this was planned, with other changes of {fields}. Compare the two, and plan again.':
    'Nichts wurde veröffentlicht, weil diese Seite nach der Planung in einer anderen Sprache veröffentlicht wurde, mit anderen Änderungen an {fields}. Vergleichen Sie beides, und planen Sie erneut.',
  'Nothing was changed, because this refers to {references}, which is in the trash or deleted for good. Restore it from the trash, or choose something else on the page.':
    'Nichts wurde geändert, weil dies auf {references} verweist, das im Papierkorb liegt oder endgültig gelöscht ist. Stellen Sie es aus dem Papierkorb wieder her, oder wählen Sie auf der Seite etwas anderes.',
  'This refers to what is in the trash or was deleted for good – {references}. Restore it, or choose something else.':
    'Dies verweist auf etwas, das im Papierkorb liegt oder endgültig gelöscht wurde – {references}. Stellen Sie es wieder her, oder wählen Sie etwas anderes.',
  '{kind} planned for {date}': '{kind} (geplant für den {date})',
  'This time has passed. Choose a later one, or do it now with the buttons above.':
    'Diese Zeit ist vorbei. Wählen Sie eine spätere, oder tun Sie es jetzt mit den Schaltflächen oben.',
  'There is no such page. Choose one that has been saved.':
    'Es gibt keine solche Seite. Wählen Sie eine, die gespeichert wurde.',
  'Will be published': 'Wird veröffentlicht',
  'Was not published': 'Wurde nicht veröffentlicht',
  'Will not be published': 'Wird nicht veröffentlicht',
  'Will be unpublished': 'Wird zurückgezogen',
  Unpublished: 'Zurückgezogen',
  'Was not unpublished': 'Wurde nicht zurückgezogen',
  'Will not be unpublished': 'Wird nicht zurückgezogen',
  'Will be archived': 'Wird archiviert',
  Archived: 'Archiviert',
  'Was not archived': 'Wurde nicht archiviert',
  'Will not be archived': 'Wird nicht archiviert',
  '{what} in {languages} on {time}': '{what} auf {languages} am {time}',
  '{what} on {time}': '{what} am {time}',
  'Nothing is planned.': 'Nichts ist geplant.',
  'What was saved after it was planned was not published. It is kept as the draft.':
    'Was nach dem Planen gespeichert wurde, ist nicht veröffentlicht. Es bleibt als Entwurf.',
  Unpublish: 'Zurückziehen',
  Archive: 'Archivieren',
  'A page in the trash': 'Eine Seite im Papierkorb',
  'Published as planned. What was saved after that is kept as the draft.':
    'Wie geplant veröffentlicht. Was danach gespeichert wurde, bleibt als Entwurf.',
  'Planned, and to be looked at ({count})': 'Geplant, bitte ansehen ({count})',
  'What is saved now is published then. What is saved later stays a draft.':
    'Was jetzt gespeichert ist, wird dann veröffentlicht. Was später gespeichert wird, bleibt ein Entwurf.',
  'Every language is taken away. Drafts stay, and plans made before this one become void.':
    'Jede Sprache wird vom Netz genommen. Entwürfe bleiben, und frühere Pläne verfallen.',
  'What is published then is archived. Drafts stay, and plans made before this one become void.':
    'Was dann veröffentlicht ist, wird archiviert. Entwürfe bleiben, und frühere Pläne verfallen.',
  What: 'Was',
  Languages: 'Sprachen',
  'All, {languages}': 'Alle, {languages}',
  When: 'Wann',
  Plan: 'Planen',
  'Planned changes': 'Geplante Änderungen',
  Planned: 'Geplant',
  'Plan a change': 'Eine Änderung planen',
  'Load this page again: what you wrote is kept, and offered to you here.':
    'Laden Sie diese Seite neu: Was Sie geschrieben haben, ist aufbewahrt und wird Ihnen hier angeboten.',
  'Nothing was saved, because this has been moved to the trash since it was opened. Restore it there, in a new tab. Then load this page again: what you wrote is kept, and offered to you here.':
    'Nichts wurde gespeichert, denn es liegt seit dem Öffnen im Papierkorb. Stellen Sie es dort wieder her, in einem neuen Tab. Laden Sie diese Seite dann neu: Was Sie geschrieben haben, ist aufbewahrt und wird Ihnen hier angeboten.',
  'Its paragraphs have changed. Load the page again.':
    'Die Absätze haben sich geändert. Laden Sie die Seite neu.',
  'There is no {tag} in the source.': 'In der Vorlage gibt es kein {tag}.',
  '<{number}> is not closed by </{number}>.': '<{number}> ist nicht durch </{number}> geschlossen.',
  '</{number}> closes nothing.': '</{number}> schließt nichts.',
  'The file is larger than 5 MB. No document has as much text.':
    'Die Datei ist größer als 5 MB. Kein Dokument hat so viel Text.',
  'The file is not in UTF-8. Save it as UTF-8.': 'Die Datei ist nicht in UTF-8. Speichern Sie sie in UTF-8.',
  Translate: 'Übersetzen',
  '{label}. This text cannot have links or formats, and has codes of them in the file.':
    '{label}. Dieser Text kann keine Links und Formate haben, und die Datei hat Codes dafür.',
  'The file has the texts of another document. Open that one, and import it there.':
    'Die Datei hat die Texte eines anderen Dokuments. Öffnen Sie dieses, und importieren Sie sie dort.',
  'The file translates from {source} to {target}, and not from {ownSource} to {ownTarget}. Choose its language above.':
    'Die Datei übersetzt von {source} nach {target} und nicht von {ownSource} nach {ownTarget}. Wählen Sie oben ihre Sprache.',
  'The file does not say into which language it translates.':
    'Die Datei sagt nicht, in welche Sprache sie übersetzt.',
  'The file is no well-formed XML. Export it again.':
    'Die Datei ist kein wohlgeformtes XML. Exportieren Sie sie noch einmal.',
  'The file declares a document type, which XLIFF has not. Export it again without.':
    'Die Datei erklärt einen Dokumenttyp, den XLIFF nicht hat. Exportieren Sie sie noch einmal ohne.',
  'The file has processing instructions. Export it again without.':
    'Die Datei hat Verarbeitungsanweisungen. Exportieren Sie sie noch einmal ohne.',
  'There is no text in the file.': 'In der Datei ist kein Text.',
  'The file has more elements than the texts of a page can have.':
    'Die Datei hat mehr Elemente, als die Texte einer Seite haben können.',
  'This is no XLIFF file.': 'Das ist keine XLIFF-Datei.',
  'This is another version of XLIFF. Save it as XLIFF 2.1 or 2.0.':
    'Das ist eine andere Version von XLIFF. Speichern Sie sie als XLIFF 2.1 oder 2.0.',
  'The file has the texts of several pages. Import one at a time.':
    'Die Datei hat die Texte mehrerer Seiten. Importieren Sie eine nach der anderen.',
  'The unit {id} is in the file twice.': 'Die Einheit {id} steht zweimal in der Datei.',
  'The file has a character that does not exist.': 'Die Datei hat ein Zeichen, das es nicht gibt.',
  'The file has codes inside of texts that did not come from this page.':
    'Die Datei hat Codes in Texten, die nicht von dieser Seite stammen.',
  'What is deleted lies in the trash for {trashDays} days first. Move it there with PATCH and { "deletedAt": "now" }; DELETE with ?trash=true then deletes it for good.':
    'Was gelöscht wird, liegt zuerst {trashDays} Tage im Papierkorb. Verschieben Sie es mit PATCH und { "deletedAt": "now" } dorthin; DELETE mit ?trash=true löscht es dann endgültig.',
  'This lies in the trash. Restore it, then change it.':
    'Dies liegt im Papierkorb. Stellen Sie es wieder her, dann ändern Sie es.',
  'It stays in the trash. {reason}': 'Es bleibt im Papierkorb. {reason}',
  'The redirect from {path} is in the trash now, because this page is published there.':
    'Die Weiterleitung von {path} liegt jetzt im Papierkorb, weil diese Seite dort veröffentlicht ist.',
  'Number {id}': 'Nummer {id}',
  Setting: 'Einstellung',
  'draft in {words}': 'Entwurf auf {words}',
  draft: 'Entwurf',
  ' · and {number} more': ' · und {number} weitere',
  'one place': 'einer Stelle',
  '{count} places': '{count} Stellen',
  '“{title}” was not deleted because it is used in {places} – {said}{more}.':
    '„{title}“ wurde nicht gelöscht, denn es wird an {places} verwendet – {said}{more}.',
  'Replace it there or take it out and then delete it. Its form has “Replace everywhere” under “Used on”.':
    'Ersetzen Sie es dort oder nehmen Sie es heraus, und löschen Sie es dann. Sein Formular hat „Überall ersetzen“ unter „Verwendet auf“.',
  '{number} of {total} could not be deleted.': '{number} von {total} konnten nicht gelöscht werden.',
  '{number} of {total} could not be restored.':
    '{number} von {total} konnten nicht wiederhergestellt werden.',
  'And {number} more.': 'Und {number} weitere.',
  'Nothing was replaced, because this is in the trash or was deleted for good – {references}. Restore it, or choose another one.':
    'Nichts wurde ersetzt, weil Folgendes im Papierkorb liegt oder endgültig gelöscht wurde – {references}. Stellen Sie es wieder her, oder wählen Sie etwas anderes.',
  'The database does not answer. Try again.': 'Die Datenbank antwortet nicht. Versuchen Sie es noch einmal.',
  'Choose another one to take its place.': 'Wählen Sie etwas anderes, das an die Stelle tritt.',
  'number {docID}': 'Nummer {docID}',
  'Replace everywhere by …': 'Überall ersetzen durch …',
  'Replace everywhere?': 'Überall ersetzen?',
  '“{title}” takes its place in {places}. What is published changes at once; drafts stay drafts. Then this one is moved to the trash.':
    '„{title}“ tritt an {places} an seine Stelle. Was veröffentlicht ist, ändert sich sofort; Entwürfe bleiben Entwürfe. Dann kommt dies in den Papierkorb.',
  Replace: 'Ersetzen',
  'One place uses this. Replace it before you delete it.':
    'Eine Stelle verwendet dies. Ersetzen Sie es, bevor Sie es löschen.',
  '{count} places use this. Replace it before you delete it.':
    '{count} Stellen verwenden dies. Ersetzen Sie es, bevor Sie es löschen.',
  'Used on': 'Verwendet auf',
  'Nothing uses this.': 'Nichts verwendet dies.',
  'And one more.': 'Und eine weitere.',
  'And {more} more.': 'Und {more} weitere.',
  'In {zone}, the time zone of the site.': 'In {zone}, der Zeitzone der Website.',
  'By your clock, that is {time}.': 'Nach Ihrer Uhr ist das {time}.',
  'In {language}, this has to change. {reason}': 'Auf {language} muss das geändert werden. {reason}',
  'The path {path} belongs to “{title}” in {language} already. Give one of them another path.':
    'Der Pfad {path} gehört schon „{title}“ auf {language}. Geben Sie einem von beiden einen anderen Pfad.',
  'A page that was published in the same moment has the path {path}. Give this one another path.':
    'Eine Seite, die im selben Augenblick veröffentlicht wurde, hat den Pfad {path}. Geben Sie dieser einen anderen.',
  '{place}: {reason}': '{place}: {reason}',
  '“{title}” cannot be published in {language}. {reasons}':
    '„{title}“ kann auf {language} nicht veröffentlicht werden. {reasons}',
  '“{title}” shows this, and could not be published with it in {language}. {reasons}':
    '„{title}“ zeigt dies und könnte damit auf {language} nicht veröffentlicht werden. {reasons}',
  'It is missing.': 'Es fehlt.',
  'There is less than the {number} that are needed.': 'Es ist weniger als die {number}, die nötig sind.',
  'There is room for {number} at most.': 'Es ist Platz für höchstens {number}.',
  'The smallest that is possible is {number}.': 'Möglich ist mindestens {number}.',
  'The largest that is possible is {number}.': 'Möglich ist höchstens {number}.',
  'It must be a whole number.': 'Es muss eine ganze Zahl sein.',
  'It has characters that cannot stand here.': 'Es enthält Zeichen, die hier nicht stehen können.',
  'What is there does not fit here.': 'Was da steht, passt hier nicht.',
  'Nothing was saved, because something connected with it was saved at the same moment. Try again.':
    'Nichts wurde gespeichert, weil im selben Augenblick etwas gespeichert wurde, das damit zusammenhängt. Versuchen Sie es noch einmal.',
  'It could not be done for a technical reason. The log of the CMS says which.':
    'Es war aus einem technischen Grund nicht möglich. Das Log des CMS sagt, aus welchem.',
  '{page} was archived by {name} after this was planned. Plan it again if it is still wanted.':
    '{page} wurde von {name} archiviert, nachdem dies geplant worden war. Planen Sie es neu, wenn es noch gewünscht ist.',
  '{page} was unpublished by {name} after this was planned. Plan it again if it is still wanted.':
    '{page} wurde von {name} zurückgezogen, nachdem dies geplant worden war. Planen Sie es neu, wenn es noch gewünscht ist.',
  '{page} was deleted by {name} after this was planned. Plan it again if it is still wanted.':
    '{page} wurde von {name} gelöscht, nachdem dies geplant worden war. Planen Sie es neu, wenn es noch gewünscht ist.',
  '{page} was published with a later text by {name} after this was planned. Plan it again if it is still wanted.':
    '{page} wurde von {name} mit einem späteren Text veröffentlicht, nachdem dies geplant worden war. Planen Sie es neu, wenn es noch gewünscht ist.',
  '“{title}”': '„{title}“',
  'The page': 'Die Seite',
  'the CMS': 'dem CMS',
};
