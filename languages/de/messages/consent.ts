import type { Messages } from '../../language-definition.ts';

export const consent: Messages['consent'] = {
  consentModal: {
    title: 'Dürfen wir sehen, welche Seiten helfen?',
    description:
      'Mit Ihrer Zustimmung messen wir, wie diese Website genutzt wird und wer wiederkommt, und Ihre letzten Suchen bleiben auf Ihrem Gerät. Ohne sie funktioniert hier alles genauso.',
    acceptAllBtn: 'Zustimmen',
    acceptNecessaryBtn: 'Ablehnen',
    showPreferencesBtn: 'Auswählen',
  },
  preferencesModal: {
    title: 'Datenschutzeinstellungen',
    acceptAllBtn: 'Allem zustimmen',
    acceptNecessaryBtn: 'Alles ablehnen',
    savePreferencesBtn: 'Auswahl speichern',
    closeIconLabel: 'Schließen',
    sections: [
      {
        title: 'Notwendig',
        description:
          'Ein Cookie für diese Auswahl und eines für Hinweise, die Sie geschlossen haben. Sonst wird keines gesetzt und niemand gefragt.',
        linkedCategory: 'necessary',
      },
      {
        title: 'Komfort',
        description:
          'Ihre letzten Suchen bleiben auf Ihrem Gerät, damit das Suchfeld sie wieder anbietet. Niemand sonst erfährt davon, auch wir nicht.',
        linkedCategory: 'preferences',
      },
      {
        title: 'Marketing',
        description:
          'Unser Marketingdienst erfährt, welche Seiten Sie lesen, damit wir Ihnen zu dem schreiben, weswegen Sie kamen.',
        linkedCategory: 'marketing',
      },
      {
        title: 'Sitzungsaufzeichnung',
        description:
          'Ein Dienst zeichnet auf, wie auf Seiten gescrollt und geklickt wird, ohne das, was Sie eingeben.',
        linkedCategory: 'recording',
      },
      {
        description: 'Sie können das jederzeit ändern: über „Datenschutzeinstellungen“ am Fuß jeder Seite.',
      },
    ],
  },
};
