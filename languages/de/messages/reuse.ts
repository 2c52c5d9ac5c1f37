import type { Messages } from '../../language-definition.ts';

export const reuse: Messages['reuse'] = {
  unpublished: 'Auf {language} nicht veröffentlicht: Besucher sehen hier nichts.',
  empty: 'Er hat auf {language} keinen Text.',
  notInText:
    'In einem Text sehen Besucher nichts davon: Ein Text zeigt weder Formulare noch Seiten, die von selbst gefunden werden. Zeigen Sie ihn unter dem Text.',
  edit: 'Wiederverwendbaren Abschnitt bearbeiten',
  detach: 'Zu einer Kopie dieser Seite machen',
  detached: 'Der Abschnitt ist jetzt eine Kopie und gehört nur noch dieser Seite.',
  saveFirst: 'Speichern Sie zuerst die Seite.',
  entry: 'Wiederverwendbar machen',
  heading: 'Diesen Abschnitt wiederverwendbar machen',
  intro:
    'Er wird dann an einer Stelle für alle Seiten geschrieben, die ihn zeigen. Für Besucher ändert sich nichts. Was Sie eingegeben haben, wird vorher als Entwurf gespeichert.',
  name: 'Name, unter dem er ausgewählt wird',
  make: 'Wiederverwendbar machen',
  cancel: 'Abbrechen',
  made: '„{title}“ kann jetzt auf jeder Seite ausgewählt werden.',
  newPage: 'Neue Seite',
  fromTemplate: 'Neu aus Vorlage',
  typeTemplate: '{title} ({type})',
  saveAsTemplate: 'Als Vorlage speichern',
  templateIntro:
    'Behält Abschnitte und Texte dieser Seite, wie sie zuletzt gespeichert wurde, für neue Seiten ihres Typs. Titel, Pfad, Termine, Bilder, Personen und Begriffe gehören nicht dazu.',
  templateName: 'Name der Vorlage',
  saveTemplate: 'Vorlage speichern',
  templateMade: '„{title}“ ist jetzt eine Vorlage. Die Liste dieses Typs bietet sie an.',
};
