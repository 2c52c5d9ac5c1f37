import type { Language } from '@keelstone/model/language';

/** What is said where a request in the background failed. Apart from the other messages: browsers load these. */
const words = {
  en: {
    heading: 'That did not work',
    advice: 'What you entered is still here. Please try again in a moment; if it stays so, reload the page.',
    details: 'For whoever looks for the cause',
  },
  de: {
    heading: 'Das hat nicht geklappt',
    advice:
      'Ihre Angaben stehen noch hier. Bitte versuchen Sie es gleich noch einmal; bleibt es so, laden Sie die Seite neu.',
    details: 'Für alle, die nach der Ursache suchen',
  },
} satisfies Record<Language, { heading: string; advice: string; details: string }>;

export const errorWords = (language: Language) => words[language];
