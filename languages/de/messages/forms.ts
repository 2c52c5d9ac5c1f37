import type { Messages } from '../../language-definition.ts';

export const forms: Messages['forms'] = {
  required: 'erforderlich',
  choose: 'Bitte wählen',
  onlyIf: (field, values) =>
    values ? `Nur, wenn „${field}“ eines davon ist: ${values}.` : `Nur, wenn „${field}“ angekreuzt ist.`,
  errors: (count) =>
    count === 1 ? 'Ein Feld braucht noch einen Blick' : `${count} Felder brauchen noch einen Blick`,
  leaveEmpty: 'Dieses Feld leer lassen',
  atLeast: (least) => `Mindestens ${least}.`,
  atMost: (most) => `Höchstens ${most}.`,
  between: (least, most) => `Von ${least} bis ${most}.`,
  step: (at, of) => `Schritt ${at} von ${of}`,
  nextStep: 'Weiter',
  previousStep: 'Zurück',
  nothingAsked: 'Nach Ihren Angaben davor wird hier nichts gefragt.',
  files: (formats, megabytes, most) =>
    `${formats}. Höchstens ${megabytes} MB${most > 1 ? ` je Datei, höchstens ${most} Dateien` : ''}.`,
  chooseAgain: (names) => `Bitte ${names} noch einmal auswählen: Browser vergessen Dateien.`,
  error: {
    missing: 'Das wird gebraucht. Bitte ausfüllen.',
    notChosen: 'Bitte etwas auswählen.',
    notTicked: 'Ohne diese Zustimmung geht es nicht weiter.',
    email: 'Bitte eine vollständige E-Mail-Adresse angeben, etwa name@example.org.',
    phone: 'Bitte eine Telefonnummer in Ziffern angeben, etwa +49 40 123456.',
    number: 'Bitte eine Zahl in Ziffern angeben, etwa 250.',
    atLeast: (least) => `Bitte eine Zahl angeben, die nicht unter ${least} liegt.`,
    atMost: (most) => `Bitte eine Zahl angeben, die nicht über ${most} liegt.`,
    tooLong: (most) => `Bitte auf ${most} Zeichen kürzen.`,
    notAnOption: 'Bitte aus den Vorschlägen wählen.',
    reworded:
      'Diese Worte wurden geändert, seit Sie das Formular geöffnet haben. Bitte lesen Sie sie, und setzen Sie das Häkchen noch einmal, wenn Sie zustimmen.',
    several: 'Bitte nur eine Antwort geben.',
    noFile: 'Bitte eine Datei auswählen.',
    tooManyFiles: (most) =>
      most === 1 ? 'Bitte nur eine Datei auswählen.' : `Bitte höchstens ${most} Dateien auswählen.`,
    fileTooLarge: (megabytes) => `Bitte eine Datei von höchstens ${megabytes} MB auswählen.`,
    fileEmpty: 'Diese Datei ist leer. Bitte eine andere auswählen.',
    fileType: (formats) =>
      `Was in dieser Datei ist, oder ihr Name, passt zu keinem von ${formats}. Bitte eine andere auswählen.`,
    fileInfected:
      'Unser Virenscanner lehnt diese Datei ab, deshalb haben wir sie nicht behalten. Bitte eine andere auswählen.',
  },
  lost: 'Was Sie in Felder eingegeben hatten, die es nicht mehr gibt, zum Kopieren',
  sentTitle: 'Gesendet',
  notSent: 'Nicht gesendet',
  sent: 'Vielen Dank. Was Sie gesendet haben, ist angekommen.',
  backTo: (title) => `Zurück zu „${title}“`,
  goOnTo: (place) => `Weiter zu ${place}`,
  problem: {
    robot:
      'Ein Feld, das niemand sieht, war ausgefüllt. Das tun nur Programme. Wenn Sie ein Mensch sind: Ihre Angaben stehen noch hier, bitte senden Sie noch einmal.',
    tooFast:
      'Das war schneller, als Menschen Formulare ausfüllen, und wurde deshalb nicht gesendet. Ihre Angaben stehen noch hier, bitte senden Sie noch einmal.',
    tooMany:
      'Aus Ihrem Netz wurde in den letzten Minuten viel gesendet, dies deshalb nicht. Ihre Angaben stehen noch hier, bitte senden Sie in zehn Minuten noch einmal.',
    tooLong:
      'Das war mehr, als dieses Formular aufnimmt, und wurde nicht gesendet. Bitte gehen Sie zurück und kürzen Sie.',
    tooMuch:
      'Das war mehr, als dieses Formular aufnimmt, und wurde nicht gesendet. Bitte wählen Sie kleinere Dateien, zusammen höchstens 20 MB, oder kürzen Sie Ihren Text.',
    foreign:
      'Das kam nicht von einer unserer Seiten und wurde deshalb nicht gesendet. Bitte füllen Sie das Formular hier aus und senden Sie es.',
    changed:
      'Dieses Formular wurde geändert, seit Sie es geöffnet haben, deshalb wurde nichts gesendet. Bitte sehen Sie es durch, und senden Sie es noch einmal.',
    notStored:
      'Wir konnten nicht aufbewahren, was Sie gesendet haben, und das liegt an uns. Ihre Angaben stehen noch hier, bitte senden Sie in einer Minute noch einmal.',
    busy: 'Gerade senden viele Menschen Dateien. Ihre Angaben stehen noch hier, bitte wählen Sie die Dateien in einer Minute noch einmal aus und senden Sie.',
    noRoom:
      'Im Moment ist kein Platz für Dateien, und das liegt an uns. Ihre Angaben stehen noch hier, bitte senden Sie ohne Dateien oder an einem anderen Tag.',
    notScanned:
      'Wir konnten Ihre Dateien nicht auf Viren prüfen, deshalb wurde nichts gesendet, und das liegt an uns. Bitte wählen Sie die Dateien in einigen Minuten noch einmal aus und senden Sie.',
    orCall: (phone) => `Oder rufen Sie an: ${phone}.`,
  },
};
