import type { Language } from '@keelstone/model/language';
import type { Translation } from 'vanilla-cookieconsent';

/** What our banner says. */
export const bannerTexts: Record<Language, Translation> = {
  en: {
    consentModal: {
      title: 'May we see which pages help?',
      description:
        'With your agreement we measure how this site is used and who comes back to it, and your last searches stay on your device. Without it, everything here works the same.',
      acceptAllBtn: 'Agree',
      acceptNecessaryBtn: 'Refuse',
      showPreferencesBtn: 'Choose',
    },
    preferencesModal: {
      title: 'Privacy choices',
      acceptAllBtn: 'Agree to all',
      acceptNecessaryBtn: 'Refuse all',
      savePreferencesBtn: 'Save this choice',
      closeIconLabel: 'Close',
      sections: [
        {
          title: 'Necessary',
          description:
            'A cookie for this choice, and one for notices you have closed. No other is set, and nobody else is asked.',
          linkedCategory: 'necessary',
        },
        {
          title: 'Convenience',
          description:
            'Your last searches stay on your device, so that the search field offers them again. Nobody else is told, and we are not either.',
          linkedCategory: 'preferences',
        },
        {
          title: 'Marketing',
          description:
            'Our marketing service learns which pages you read, so that we write to you about what you came for.',
          linkedCategory: 'marketing',
        },
        {
          title: 'Session recording',
          description: 'A service records how pages are scrolled and clicked, without what you enter.',
          linkedCategory: 'recording',
        },
        {
          description: 'You can change this at any time, by “Privacy choices” at the foot of every page.',
        },
      ],
    },
  },
  de: {
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
  },
};
