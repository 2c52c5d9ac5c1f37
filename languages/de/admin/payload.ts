import type { AdminLanguage } from '../../admin-language.ts';

export const payloadTexts: AdminLanguage['payloadTexts'] = {
  general: {
    payloadSettings: 'Einstellungen',
    copyField: 'Alles kopieren',
    copyRow: 'Kopieren',
    pasteField: 'Am Ende einfügen',
    pasteRow: 'Darunter einfügen',
    updatedSuccessfully: 'Gespeichert.',
    successfullyCreated: '{{label}} wurde angelegt.',
  },
  version: {
    draftHasPublishedVersion: 'Veröffentlicht, mit Änderungen',
    currentDraft: 'Entwurf, zuletzt gespeichert',
    currentlyPublished: 'Veröffentlicht, jetzt zu sehen',
    previouslyPublished: 'Veröffentlicht, seitdem ersetzt',
    draftSavedSuccessfully: 'Als Entwurf gespeichert.',
    problemRestoringVersion:
      'Diese Version konnte nicht wiederhergestellt werden. Laden Sie die Seite neu, und versuchen Sie es noch einmal.',
    restoreThisVersion: 'Als Entwurf wiederherstellen',
    restoredSuccessfully: 'Als Entwurf wiederhergestellt.',
    aboutToRestore:
      'Sie stellen „{{label}}“ so wieder her, wie es am {{versionDate}} war. Es wird ein Entwurf. Was veröffentlicht ist, bleibt, wie es ist, in jeder Sprache.',
  },
};
