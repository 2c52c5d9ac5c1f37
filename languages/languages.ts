import { de } from '#language/de';
import { en } from '#language/en';
import { fr } from '#language/fr';

/**
 * The languages of the content (C-10), one line each; the first is the default and has no URL prefix. Browsers
 * load the `language.browser.ts` of each folder instead (package.json, `imports`), so that they do not receive
 * patterns, stemmers, or messages of other languages.
 */
export const languages = {
  en,
  de,
  fr,
};

export type Language = keyof typeof languages;

export const LANGUAGES = Object.keys(languages) as [Language, ...Language[]];

/** The name of a language in another one: `German`, `Deutsch`, `allemand`. */
export const languageName = (language: Language, reader: Language): string =>
  new Intl.DisplayNames(languages[reader].tag, { type: 'language' }).of(language) ?? languages[language].name;
