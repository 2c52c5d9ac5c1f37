import type { Language } from '@keelstone/model';

const messagesEn = {
  preview: 'Preview, not published',
  onlyByLink: 'Only people with this link see it.',
  live: 'This is how the form looks now, also what is not saved.',
  away: 'The CMS does not answer. You see the last picture.',
  formsStay: 'Forms are not sent from a preview.',
};

const messages: Record<Language, typeof messagesEn> = {
  en: messagesEn,
  de: {
    preview: 'Vorschau, nicht veröffentlicht',
    onlyByLink: 'Nur wer diesen Link hat, sieht sie.',
    live: 'So sieht das Formular jetzt aus, auch was nicht gespeichert ist.',
    away: 'Das CMS antwortet nicht. Sie sehen das letzte Bild.',
    formsStay: 'Aus einer Vorschau werden keine Formulare abgeschickt.',
  },
};

/** The words of a preview, in the language of what it shows. */
export const previewMessagesOf = (language: Language) => messages[language];
