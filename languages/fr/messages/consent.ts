import type { Messages } from '../../language-definition.ts';

export const consent: Messages['consent'] = {
  consentModal: {
    title: 'Pouvons-nous voir quelles pages sont utiles ?',
    description:
      'Avec votre accord, nous mesurons comment ce site est utilisé et qui y revient, et vos dernières recherches restent sur votre appareil. Sans lui, tout fonctionne de la même façon.',
    acceptAllBtn: 'Accepter',
    acceptNecessaryBtn: 'Refuser',
    showPreferencesBtn: 'Choisir',
  },
  preferencesModal: {
    title: 'Choix de confidentialité',
    acceptAllBtn: 'Tout accepter',
    acceptNecessaryBtn: 'Tout refuser',
    savePreferencesBtn: 'Enregistrer ce choix',
    closeIconLabel: 'Fermer',
    sections: [
      {
        title: 'Nécessaire',
        description:
          'Un cookie pour ce choix, et un autre pour les avis que vous avez fermés. Aucun autre n’est déposé, et personne d’autre n’est sollicité.',
        linkedCategory: 'necessary',
      },
      {
        title: 'Confort',
        description:
          'Vos dernières recherches restent sur votre appareil, pour que le champ de recherche vous les propose à nouveau. Personne d’autre n’en sait rien, nous non plus.',
        linkedCategory: 'preferences',
      },
      {
        title: 'Marketing',
        description:
          'Notre service de marketing apprend quelles pages vous lisez, afin que nous vous écrivions sur ce qui vous a amené ici.',
        linkedCategory: 'marketing',
      },
      {
        title: 'Enregistrement de session',
        description:
          'Un service enregistre comment les pages sont parcourues et cliquées, sans ce que vous saisissez.',
        linkedCategory: 'recording',
      },
      {
        description:
          'Vous pouvez changer cela à tout moment, par « Choix de confidentialité » au pied de chaque page.',
      },
    ],
  },
};
