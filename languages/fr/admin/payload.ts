import type { AdminLanguage } from '../../admin-language.ts';

export const payloadTexts: AdminLanguage['payloadTexts'] = {
  general: {
    payloadSettings: 'Réglages',
    copyField: 'Tout copier',
    copyRow: 'Copier',
    pasteField: 'Coller à la fin',
    pasteRow: 'Coller en dessous',
    updatedSuccessfully: 'Enregistré.',
    successfullyCreated: '{{label}} a été ajouté.',
  },
  version: {
    draftHasPublishedVersion: 'Publié, avec des modifications',
    currentDraft: 'Brouillon, enregistré en dernier',
    currentlyPublished: 'Publié, visible maintenant',
    previouslyPublished: 'Publié, remplacé depuis',
    draftSavedSuccessfully: 'Enregistré comme brouillon.',
    problemRestoringVersion: 'Cette version n’a pas pu être rétablie. Rechargez la page et réessayez.',
    restoreThisVersion: 'Rétablir comme brouillon',
    restoredSuccessfully: 'Rétabli comme brouillon.',
    aboutToRestore:
      'Vous allez rétablir « {{label}} » dans l’état du {{versionDate}}. Cela devient un brouillon. Ce qui est publié reste tel quel, dans toutes les langues.',
  },
};
