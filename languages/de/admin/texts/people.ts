import type { AdminLanguage } from '../../../admin-language.ts';

export const people: AdminLanguage['texts']['people'] = {
  'Five steps to find your way': 'In fünf Schritten zurechtkommen',
  'Begin the tour': 'Den Rundgang beginnen',
  'Show the tour': 'Den Rundgang zeigen',
  'Step {step} of {steps}': 'Schritt {step} von {steps}',
  Back: 'Zurück',
  Finish: 'Fertig',
  Next: 'Weiter',
  'Skip the tour': 'Den Rundgang überspringen',
  'Authors write and send to review; what visitors see is changed by editors. Choose "In review" and save a draft.':
    'Autoren schreiben und geben zur Prüfung; was Besucher sehen, ändern Redakteure. Wählen Sie „In Prüfung“, und speichern Sie einen Entwurf.',
  'A revision is restored as a draft, and published after that (C-12).':
    'Eine Version wird als Entwurf wiederhergestellt und danach veröffentlicht (C-12).',
  'The e-mail address or the password is not right, or the account is locked after too many tries. Try again in ten minutes, or ask an administrator.':
    'E-Mail-Adresse oder Passwort ist nicht richtig, oder das Konto ist nach zu vielen Versuchen gesperrt. Versuchen Sie es in zehn Minuten wieder, oder fragen Sie einen Administrator.',
  'Too many people are logging in at this moment. Try again in a minute.':
    'Im Augenblick melden sich zu viele Personen an. Versuchen Sie es in einer Minute wieder.',
  'There were too many log-ins with this e-mail address. Try again in ten minutes.':
    'Es gab zu viele Anmeldungen mit dieser E-Mail-Adresse. Versuchen Sie es in zehn Minuten wieder.',
  'There were too many links for this e-mail address. Try again in ten minutes.':
    'Es gab zu viele Links für diese E-Mail-Adresse. Versuchen Sie es in zehn Minuten wieder.',
  'Password ({shortestPassword} characters at least)': 'Passwort (mindestens {shortestPassword} Zeichen)',
  'A password has {shortestPassword} characters at least. A few words are easy to keep.':
    'Ein Passwort hat mindestens {shortestPassword} Zeichen. Ein paar Wörter sind leicht zu merken.',
  'Current password (not given)': 'Aktuelles Passwort (nicht angegeben)',
  'Give your current password to change your e-mail address or password.':
    'Geben Sie Ihr aktuelles Passwort an, um E-Mail-Adresse oder Passwort zu ändern.',
  'There were too many wrong passwords. Try again in ten minutes.':
    'Es gab zu viele falsche Passwörter. Versuchen Sie es in zehn Minuten wieder.',
  'Current password (not the right one)': 'Aktuelles Passwort (nicht das richtige)',
  'This is not your current password.': 'Das ist nicht Ihr aktuelles Passwort.',
  'Nothing was saved, because this account is being changed by others. Try again in a moment.':
    'Nichts wurde gespeichert, weil dieses Konto gerade von anderen geändert wird. Versuchen Sie es gleich noch einmal.',
  'Nothing was saved, because your session has ended. Log in again.':
    'Nichts wurde gespeichert, weil Ihre Sitzung beendet ist. Melden Sie sich wieder an.',
  'Nothing was done, because you are not logged in. Log in, and do it again.':
    'Nichts wurde getan, weil Sie nicht angemeldet sind. Melden Sie sich an, und tun Sie es noch einmal.',
  'This is the last administrator. Make somebody else administrator first.':
    'Das ist der letzte Administrator. Machen Sie zuerst jemand anderen zum Administrator.',
  'The new password has {shortestPassword} characters at least. A few words are easy to keep.':
    'Das neue Passwort hat mindestens {shortestPassword} Zeichen. Ein paar Wörter sind leicht zu merken.',
  'The CMS did not answer. Try again in a moment.':
    'Das CMS hat nicht geantwortet. Versuchen Sie es gleich noch einmal.',
  'Somebody else has logged in in another tab. Nothing was done. Log in as yourself to go on.':
    'In einem anderen Tab hat sich jemand anders angemeldet. Nichts wurde getan. Melden Sie sich selbst an, um fortzufahren.',
  'Log in again': 'Melden Sie sich wieder an',
  'Your session has ended, or somebody else has logged in in another tab. What you typed is still here, behind this dialog.':
    'Ihre Sitzung ist abgelaufen, oder in einem anderen Tab hat sich jemand anders angemeldet. Was Sie geschrieben haben, ist noch da, hinter diesem Dialog.',
  'After that, what you were doing goes on.': 'Danach geht weiter, was Sie gerade taten.',
  Email: 'E-Mail',
  Password: 'Passwort',
  'Log in': 'Anmelden',
  'Not now': 'Nicht jetzt',
  'The CMS is restarting. Your request goes on as soon as it is back.':
    'Das CMS startet neu. Ihre Anfrage geht weiter, sobald es wieder da ist.',
  'The CMS could not be reached.': 'Das CMS war nicht erreichbar.',
  'The connection broke before the CMS answered, so this may be done already. Look into the list before you do it again.':
    'Die Verbindung brach ab, bevor das CMS antwortete. Vielleicht ist es schon geschehen. Sehen Sie in der Liste nach, bevor Sie es noch einmal tun.',
  'The CMS could not be reached. What you typed is still here. Try again in a moment.':
    'Das CMS war nicht erreichbar. Was Sie geschrieben haben, ist noch da. Versuchen Sie es gleich noch einmal.',
  'The connection broke. Saving is tried again, and makes one document only.':
    'Die Verbindung ist abgebrochen. Das Speichern wird noch einmal versucht und ergibt nur ein Dokument.',
  'Saved. The first answer of the CMS was lost.': 'Gespeichert. Die erste Antwort des CMS ging verloren.',
  'This has been saved already.': 'Dies wurde bereits gespeichert.',
  'The connection broke before the CMS answered, so this may be saved already. What you typed is still here. Look into the list before you save it again, or there may be two.':
    'Die Verbindung brach ab, bevor das CMS antwortete. Vielleicht ist es schon gespeichert. Ihre Eingaben sind noch da. Sehen Sie in der Liste nach, bevor Sie noch einmal speichern, sonst gibt es vielleicht zwei davon.',
  'There is no such mail among those that failed. Load the page again.':
    'Unter den fehlgeschlagenen gibt es keine solche Mail. Laden Sie die Seite neu.',
  'Mails that could not be sent ({totalDocs})': 'Mails, die nicht gesendet werden konnten ({totalDocs})',
  'It will be sent again at once.': 'Sie wird sofort noch einmal gesendet.',
  'Send again': 'Noch einmal senden',
  'Give an address.': 'Geben Sie eine Adresse an.',
  '“{title}” is on your dashboard now.': '„{title}“ ist jetzt auf Ihrer Übersicht.',
  'The shortcut was not added. Try again.':
    'Die Verknüpfung wurde nicht hinzugefügt. Versuchen Sie es noch einmal.',
  'Add shortcut': 'Verknüpfung hinzufügen',
  Shortcuts: 'Verknüpfungen',
  'Mark a page of the CMS with “Add shortcut” at its top, and it stands here.':
    'Merken Sie sich eine Seite des CMS mit „Verknüpfung hinzufügen“ oben auf ihr, dann steht sie hier.',
  'Change the list': 'Die Liste ändern',
  'The menu': 'Das Menü',
  'Pages of each type, media, forms and settings are in the menu, which the button at the top left opens and closes.':
    'Seiten jedes Typs, Medien, Formulare und Einstellungen stehen im Menü, das die Schaltfläche oben links öffnet und schließt.',
  'Your work': 'Ihre Arbeit',
  'This page lists your drafts, what waits for you, what was sent back to you and what is planned.':
    'Diese Seite nennt Ihre Entwürfe, was auf Sie wartet, was an Sie zurückging und was geplant ist.',
  'All content in one list': 'Alle Inhalte in einer Liste',
  'Content, first in the menu, finds pages of all types, filters them, and changes many of them at once.':
    '„Inhalte“, zuerst im Menü, findet Seiten aller Typen, filtert sie und ändert viele auf einmal.',
  'Anywhere by keyboard': 'Überallhin mit der Tastatur',
  'Press Ctrl or ⌘ and K on any page to go to another one, to create something, or to save what you write.':
    'Drücken Sie auf jeder Seite Strg oder ⌘ und K, um zu einer anderen zu gehen, etwas anzulegen oder zu speichern, was Sie schreiben.',
  'Your account': 'Ihr Benutzerkonto',
  'In your account you choose the language of this admin, light or dark, and which messages you get.':
    'In Ihrem Benutzerkonto wählen Sie die Sprache dieser Oberfläche, hell oder dunkel, und welche Nachrichten Sie bekommen.',
};
