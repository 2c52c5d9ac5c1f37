import type { Messages } from '../../language-definition.ts';

export const preview: Messages['preview'] = {
  preview: 'Vorschau, nicht veröffentlicht',
  onlyByLink: 'Nur wer diesen Link hat, sieht sie.',
  edit: 'Diese Seite bearbeiten',
  live: 'So sieht das Formular jetzt aus, auch was nicht gespeichert ist.',
  away: 'Das CMS antwortet nicht. Sie sehen das letzte Bild.',
  tooLong:
    'Das Formular hat mehr als 2 MB, zu viel für diese Vorschau. Sie sehen das letzte Bild. Speichern Sie, und öffnen Sie die Vorschau.',
  formsStay: 'Aus einer Vorschau werden keine Formulare abgeschickt.',
};
