import type { Messages } from '../../language-definition.ts';

export const preview: Messages['preview'] = {
  preview: 'Vorschau, nicht veröffentlicht',
  onlyByLink: 'Nur wer diesen Link hat, sieht sie.',
  edit: 'Diese Seite bearbeiten',
  live: 'So sieht das Formular jetzt aus, auch was nicht gespeichert ist.',
  away: 'Das CMS antwortet nicht. Sie sehen das letzte Bild.',
  formsStay: 'Aus einer Vorschau werden keine Formulare abgeschickt.',
};
