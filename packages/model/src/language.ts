/** The languages content is written in (C-10). English is the default and has no URL prefix. */
export const LANGUAGES = ['en', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** True when `value` is the code of a language this site is written in. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** The URL prefix of a language: `''` for the default language, `'/de'` for German. */
export function languagePrefix(language: Language): '' | `/${Language}` {
  return language === DEFAULT_LANGUAGE ? '' : `/${language}`;
}

/**
 * Splits a URL path into its language and the rest.
 *
 * @param path an absolute path such as `/de/artikel/x`
 * @returns the language named by the first segment (or the default) and the path without that prefix, `/` at least
 */
export function splitLanguage(path: string): { language: Language; rest: string } {
  const [, first = '', ...others] = path.split('/');
  return isLanguage(first) && first !== DEFAULT_LANGUAGE
    ? { language: first, rest: `/${others.join('/')}` }
    : { language: DEFAULT_LANGUAGE, rest: path };
}
