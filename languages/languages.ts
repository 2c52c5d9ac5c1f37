import { de } from '#language/de';
import { en } from '#language/en';
import { fr } from '#language/fr';

/**
 * The languages content is written in (C-10), one line each; the first is the default and has no URL prefix. What browsers
 * load is `language.browser.ts` of each folder (package.json, `imports`), so that no patterns, stemmers or messages of
 * languages that nobody reads are sent to them.
 */
export const languages = {
  en,
  de,
  fr,
};

export type Language = keyof typeof languages;

export const LANGUAGES = Object.keys(languages) as [Language, ...Language[]];

/** What a language is called in another one: `German`, `Deutsch`, `allemand`. */
export const languageName = (language: Language, reader: Language): string =>
  new Intl.DisplayNames(languages[reader].tag, { type: 'language' }).of(language) ?? languages[language].name;
