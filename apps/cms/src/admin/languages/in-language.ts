import { AsyncLocalStorage } from 'node:async_hooks';
import { saidTexts } from '@keelstone/languages/admin-languages.ts';
import { LANGUAGES, type Language } from '@keelstone/languages/languages.ts';
import { type AdminReader, setAdminReader } from '@keelstone/languages/say.ts';

const KEY = Symbol.for('keelstone.admin-readers');
type Scope = { [KEY]?: AsyncLocalStorage<AdminReader> };

// One for the process, because Next.js bundles this module several times.
const scope = globalThis as Scope;
scope[KEY] ??= new AsyncLocalStorage<AdminReader>();
const readers = scope[KEY];
setAdminReader(() => readers.getStore());

/** Does something with the texts of the admin in a language, however deep they are said. */
export const inLanguage = <T>(language: Language, act: () => T): T =>
  readers.run({ language, texts: saidTexts[language] }, act);

/** What is said in each language, to be stored for readers who are not there yet. */
export const inEachLanguage = (sayIt: () => string): Record<Language, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(language, sayIt)])) as Record<
    Language,
    string
  >;
