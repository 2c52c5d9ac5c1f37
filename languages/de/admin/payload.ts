import type { AdminLanguage } from '../../admin-language.ts';

export const payloadTexts: AdminLanguage['payloadTexts'] = {
  // Payload says "du", and everything else of the admin "Sie".
  authentication: {
    checkYourEmailForPasswordReset:
      'Wenn zu dieser Adresse ein Konto gehört, erhalten Sie in Kürze eine E-Mail, mit der Sie ein neues Passwort wählen. Sehen Sie auch im Spam-Ordner nach.',
    forgotPasswordEmailInstructions:
      'Geben Sie Ihre E-Mail-Adresse ein. Sie erhalten eine E-Mail, mit der Sie ein neues Passwort wählen.',
    loggedIn: 'Um sich mit einem anderen Konto anzumelden, <0>melden Sie sich zuerst ab</0>.',
    loggedInChangePassword: 'Ihr Passwort ändern Sie in Ihrem <0>Konto</0>.',
    loggedOutInactivity: 'Sie wurden abgemeldet, weil Sie eine Weile nichts getan haben.',
    loggedOutSuccessfully: 'Sie sind abgemeldet.',
    loginWithAnotherUser: 'Um sich mit einem anderen Konto anzumelden, <0>melden Sie sich zuerst ab</0>.',
    resetYourPassword: 'Ein neues Passwort wählen',
    youAreInactive:
      'Sie haben eine Weile nichts getan, und werden zu Ihrer Sicherheit bald abgemeldet. Möchten Sie angemeldet bleiben?',
  },
  dashboard: {
    discardMessage: 'Die Änderungen an Ihrem Dashboard sind nicht gespeichert. Möchten Sie sie verwerfen?',
    noItems: 'Auf Ihrem Dashboard ist nichts. Im Menü „Dashboard“ oben fügen Sie etwas hinzu.',
    searchWidgets: 'Widgets suchen …',
  },
  error: {
    deletingTitle:
      '{{title}} konnte nicht gelöscht werden. Prüfen Sie die Verbindung, und versuchen Sie es noch einmal.',
    documentNotFound:
      'Ein Dokument mit der Nummer {{id}} gibt es nicht oder nicht mehr, oder Sie dürfen es nicht sehen.',
    insufficientClipboardPermissions:
      'Der Browser lässt nicht an die Zwischenablage. Prüfen Sie, was Sie ihm erlaubt haben.',
    notAllowedToAccessPage: 'Sie dürfen diese Seite nicht sehen.',
    notAllowedToPerformAction: 'Sie dürfen das nicht tun.',
    restoringTitle:
      '{{title}} konnte nicht wiederhergestellt werden. Prüfen Sie die Verbindung, und versuchen Sie es noch einmal.',
    unauthorized: 'Dafür müssen Sie angemeldet sein.',
  },
  fields: {
    chooseBetweenCustomTextOrDocument: 'Geben Sie eine Adresse ein, oder wählen Sie ein Dokument.',
    chooseDocumentToLink: 'Wählen Sie ein Dokument',
    toggleBlock: 'Auf- oder zuklappen',
  },
  general: {
    payloadSettings: 'Einstellungen',
    copyField: 'Alles kopieren',
    copyRow: 'Kopieren',
    pasteField: 'Am Ende einfügen',
    pasteRow: 'Darunter einfügen',
    updatedSuccessfully: 'Gespeichert.',
    successfullyCreated: '{{label}} wurde angelegt.',
    aboutToDelete: 'Sie löschen „<1>{{title}}</1>“ ({{label}}). Sind Sie sicher?',
    aboutToDeleteCount_many: 'Sie löschen {{count}} {{label}}.',
    aboutToDeleteCount_one: 'Sie löschen {{count}} {{label}}.',
    aboutToDeleteCount_other: 'Sie löschen {{count}} {{label}}.',
    aboutToPermanentlyDelete: 'Sie löschen „<1>{{title}}</1>“ ({{label}}) endgültig. Sind Sie sicher?',
    aboutToPermanentlyDeleteTrash:
      'Sie löschen <0>{{count}}</0> <1>{{label}}</1> endgültig aus dem Papierkorb. Sind Sie sicher?',
    aboutToRestore: 'Sie stellen „<1>{{title}}</1>“ ({{label}}) wieder her. Sind Sie sicher?',
    aboutToRestoreAsDraft:
      'Sie stellen „<1>{{title}}</1>“ ({{label}}) als Entwurf wieder her. Sind Sie sicher?',
    aboutToRestoreAsDraftCount: 'Sie stellen {{count}} {{label}} als Entwurf wieder her.',
    aboutToRestoreCount: 'Sie stellen {{count}} {{label}} wieder her.',
    aboutToTrash: 'Sie legen „<1>{{title}}</1>“ ({{label}}) in den Papierkorb. Sind Sie sicher?',
    aboutToTrashCount: 'Sie legen {{count}} {{label}} in den Papierkorb.',
    changesNotSaved:
      'Ihre Änderungen sind nicht gespeichert. Wenn Sie diese Seite verlassen, gehen sie verloren.',
    copyWarning: 'Sie überschreiben {{to}} durch {{from}} in {{label}} {{title}}. Sind Sie sicher?',
    currentlyEditing:
      'bearbeitet gerade dieses Dokument. Wenn Sie übernehmen, kann dort nicht weitergearbeitet werden, und was nicht gespeichert ist, geht vielleicht verloren.',
    documentOutOfDate:
      'Dieses Dokument wurde gerade von jemand anderem gespeichert. Was Sie sehen, ist veraltet.',
    enterAValue: 'Geben Sie einen Wert ein',
    searchBy: 'Suchen nach {{label}}',
    sorryNotFound: 'Hier gibt es nichts, was Ihrer Anfrage entspricht.',
    unsavedChanges:
      'Sie haben Änderungen, die nicht gespeichert sind. Speichern oder verwerfen Sie sie, bevor Sie weitermachen.',
    unsavedChangesDuplicate:
      'Sie haben Änderungen, die nicht gespeichert sind. Möchten Sie trotzdem duplizieren?',
  },
  upload: {
    cropToolDescription:
      'Ziehen Sie an den Ecken der Auswahl, ziehen Sie eine neue auf, oder ändern Sie die Werte darunter.',
  },
  validation: {
    emailAddress: 'Geben Sie eine gültige E-Mail-Adresse ein.',
    enterNumber: 'Geben Sie eine gültige Zahl ein.',
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
    aboutToPublishSelection: 'Sie veröffentlichen alles Gewählte ({{label}}). Sind Sie sicher?',
    // Payload speaks of the day of the first publication.
    aboutToRevertToPublished:
      'Sie geben die Änderungen dieses Entwurfs auf und kehren zur veröffentlichten Version zurück. Sind Sie sicher?',
    aboutToRestoreGlobal:
      'Sie stellen „{{label}}“ so wieder her, wie es am {{versionDate}} war. Sind Sie sicher?',
    aboutToUnpublishIn: 'Sie ziehen dieses Dokument in {{locale}} zurück. Sind Sie sicher?',
    aboutToUnpublish: 'Sie ziehen dieses Dokument zurück. Sind Sie sicher?',
    aboutToUnpublishSelection: 'Sie ziehen alles Gewählte zurück ({{label}}). Sind Sie sicher?',
  },
};
