import { LANGUAGES, type Language, languages } from '@keelstone/languages/languages.ts';

export { LANGUAGES, type Language };

/** The first language of the registry. It has no URL prefix. */
export const DEFAULT_LANGUAGE: Language = LANGUAGES[0];

/** True if `value` is the code of a language that this site supports. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value);
}

/** The URL prefix of a language: `''` for the default language, otherwise a slash and its code. */
export function languagePrefix(language: Language): '' | `/${Language}` {
  return language === DEFAULT_LANGUAGE ? '' : `/${language}`;
}

/** The path of the start page of a language. */
export const homePath = (language: Language): string => languagePrefix(language) || '/';

/**
 * The order of languages in which to look for missing content: the language itself, then the others in the order
 * of the registry.
 */
export const inTurn = (language: Language): Language[] => [
  language,
  ...LANGUAGES.filter((other) => other !== language),
];

/** Creates a value for each language. */
export const byLanguage = <T>(make: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;

/**
 * Splits a URL path into its language and the rest.
 *
 * @param path an absolute path such as `/articles/x`
 * @returns the language of the first segment (or the default), and the path without that prefix, at least `/`
 */
export function splitLanguage(path: string): { language: Language; rest: string } {
  const [, first = '', ...others] = path.split('/');
  return isLanguage(first) && first !== DEFAULT_LANGUAGE
    ? { language: first, rest: `/${others.join('/')}` }
    : { language: DEFAULT_LANGUAGE, rest: path };
}
