import type { FormMessages } from './form-messages.ts';

export const german: FormMessages = {
  required: 'erforderlich',
  choose: 'Bitte wählen',
  faults: (count) =>
    count === 1 ? 'Ein Feld braucht noch einen Blick' : `${count} Felder brauchen noch einen Blick`,
  leaveEmpty: 'Dieses Feld leer lassen',
  atLeast: (least) => `Mindestens ${least}.`,
  atMost: (most) => `Höchstens ${most}.`,
  between: (least, most) => `Von ${least} bis ${most}.`,
  fault: {
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
  },
};
