import type { Messages } from '../../language-definition.ts';

export const sections: Messages['sections'] = {
  download: 'Télécharger',
  closeDialog: 'Fermer',
  readCaseStudy: (title) => `Lire l’étude de cas : ${title}`,
  relatedEvents: 'Événements à venir',
  relatedResources: 'Sur le même sujet',
  external: 'autre site',
  recording: {
    audio: 'Enregistrement sonore',
    video: 'Film',
    length: 'Durée :',
    transcript: 'Transcription',
    download: 'Télécharger',
    play: 'Lire',
    loadsFrom: (provider) => `« Lire » charge le film depuis ${provider}. Rien n’est chargé avant.`,
    watchAt: (provider) => `Regarder chez ${provider}`,
  },
  tabs: 'Vues',
  suites: 'Gammes de produits',
  aboutSuite: (suite) => `Tout sur ${suite}`,
  locations: {
    main: 'Siège',
    phone: 'Téléphone',
    email: 'E-mail',
    map: (places) => `Carte de nos sites : ${places}`,
    compass: 'NESO',
  },
  text: {
    callouts: { note: 'Remarque', tip: 'Conseil', warning: 'Attention' },
    footnotes: 'Notes',
    footnote: (number) => `Note ${number}`,
    backToText: 'Retour au texte',
    table: 'Tableau',
  },
};
