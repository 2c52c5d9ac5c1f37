import { LANGUAGES, type Language } from '@keelstone/languages/languages.ts';
import { say } from '@keelstone/languages/say.ts';

type NameOf = (language: Language) => string;

/** The refusal of a field in another language than that of the form, which Payload has no place for. */
export const sayInOtherLanguage = (language: Language, reason: string, nameOf: NameOf): string =>
  say('In {language}, this has to change. {reason}', { language: nameOf(language), reason });

/** Reads what `sayInOtherLanguage` has said; undefined if it is a refusal in the form's own language. */
export function readOtherLanguage(
  message: string,
  nameOf: NameOf,
): { language: Language; reason: string } | undefined {
  for (const language of LANGUAGES) {
    const beginning = sayInOtherLanguage(language, '', nameOf);
    if (message.startsWith(beginning)) return { language, reason: message.slice(beginning.length) };
  }
  return undefined;
}
