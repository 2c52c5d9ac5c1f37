import type { Messages } from '../../language-definition.ts';

export const sections: Messages['sections'] = {
  download: 'Herunterladen',
  closeDialog: 'Schließen',
  readCaseStudy: (title) => `Zur Fallstudie: ${title}`,
  relatedEvents: 'Kommende Veranstaltungen',
  relatedResources: 'Zum selben Thema',
  external: 'andere Website',
  recording: {
    audio: 'Tonaufnahme',
    video: 'Film',
    length: 'Länge:',
    transcript: 'Zum Mitlesen',
    download: 'Herunterladen',
    play: 'Abspielen',
    loadsFrom: (provider) =>
      `Mit „Abspielen“ wird der Film von ${provider} geladen. Vorher wird nichts geladen.`,
    watchAt: (provider) => `Bei ${provider} ansehen`,
  },
  tabs: 'Ansichten',
  suites: 'Produktfamilien',
  aboutSuite: (suite) => `Alles über ${suite}`,
  locations: {
    main: 'Hauptsitz',
    phone: 'Telefon',
    email: 'E-Mail',
    map: (places) => `Karte unserer Standorte: ${places}`,
    compass: 'NOSW',
  },
  text: {
    callouts: { note: 'Hinweis', tip: 'Tipp', warning: 'Achtung' },
    footnotes: 'Anmerkungen',
    footnote: (number) => `Anmerkung ${number}`,
    backToText: 'Zurück zum Text',
    table: 'Tabelle',
  },
};
