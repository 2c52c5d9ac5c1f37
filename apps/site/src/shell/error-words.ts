import type { ErrorWords } from '@keelstone/async';
import type { Language } from '@keelstone/model/language';

/** What is said where a request in the background failed. Apart from the other messages: browsers load these. */
const words = {
  en: {
    heading: 'That did not work',
    advice: 'What you entered is still here. Please try again in a moment; if it stays so, reload the page.',
    unanswered:
      'The network is away, or this site does not answer. Nothing you entered is lost: it is still here. Please send it again once you are connected.',
    details: 'For whoever looks for the cause',
  },
  de: {
    heading: 'Das hat nicht geklappt',
    advice:
      'Ihre Angaben stehen noch hier. Bitte versuchen Sie es gleich noch einmal; bleibt es so, laden Sie die Seite neu.',
    unanswered:
      'Das Netz ist weg, oder diese Website antwortet nicht. Nichts von Ihren Angaben ist verloren: Sie stehen noch hier. Bitte senden Sie noch einmal, sobald Sie wieder verbunden sind.',
    details: 'Für alle, die nach der Ursache suchen',
  },
} satisfies Record<Language, ErrorWords>;

export const errorWords = (language: Language) => words[language];
