import { allTexts } from '@keelstone/languages/admin-languages.ts';
import { LANGUAGES, type Language, languages } from '@keelstone/languages/languages.ts';
import type { TextByLanguage } from '@keelstone/languages/say.ts';
import type { SanitizedConfig } from 'payload';

/** Where Payload's configuration has texts for editors. */
const TEXTS = new Set([
  'label',
  'description',
  'singular',
  'plural',
  'placeholder',
  'group',
  'noun',
  'kind',
  'alt',
]);

/** Lexical's own texts, in forty languages; and the widths of a preview, which Payload 3.90.1 shows as they are. */
const UNTRANSLATED = new Set(['i18n', 'breakpoints']);

type Tree = Record<string, unknown>;
type Visit = (holder: Tree, key: string, text: string) => void;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !('$$typeof' in value);

/** Visits all texts below a value once. Fields are shared between types, and blocks are kept in maps by Lexical. */
function visitTexts(value: unknown, visit: Visit, seen = new WeakSet<object>()): void {
  if (!isTree(value) || seen.has(value)) return;
  seen.add(value);
  if (value instanceof Map) {
    for (const each of value.values()) visitTexts(each, visit, seen);
    return;
  }
  const prototype = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && TEXTS.has(key)) visit(value, key, inner);
    else if (!UNTRANSLATED.has(key)) visitTexts(inner, visit, seen);
  }
}

const translated = (text: string, language: Language): string | undefined => allTexts[language][text];

/** Languages that do not know an English text. */
const languagesWithout = (text: string): Language[] =>
  LANGUAGES.slice(1).filter((language) => translated(text, language) === undefined);

/** A text in all languages; undefined if one of them does not know it. */
function inAllLanguages(text: string): TextByLanguage | undefined {
  if (languagesWithout(text).length > 0) return undefined;
  return Object.fromEntries(
    LANGUAGES.map((language, index) => [language, index === 0 ? text : translated(text, language)]),
  ) as TextByLanguage;
}

/** Payload's own collections are in no menu. */
const roots = ({ collections, globals, blocks }: SanitizedConfig) => [
  collections.filter(({ slug }) => !slug.startsWith('payload-')),
  globals,
  blocks,
];

/** Languages are called by their own names, the same in each. */
const OWN_NAMES = new Set(LANGUAGES.map((language) => languages[language].name));

/** English texts of the configuration that a language does not translate, each behind those languages: `de, fr: Title`. */
export function untranslatedTexts(config: SanitizedConfig): string[] {
  const found = new Set<string>();
  visitTexts(roots(config), (_holder, _key, text) => {
    // A name such as `_status`, or a beginning such as `https://`, is no text.
    if (!/^\p{Lu}|\s/u.test(text) || OWN_NAMES.has(text)) return;
    const without = languagesWithout(text);
    if (without.length > 0) found.add(`${without.join(', ')}: ${text}`);
  });
  return [...found];
}

/**
 * Gives every text of the configuration to Payload in all languages of the admin. It is written in English where its
 * field is, and translated in `languages/<language>/admin`, so that no field knows which languages there are.
 */
export function translateConfiguration(config: SanitizedConfig): SanitizedConfig {
  visitTexts(roots(config), (holder, key, text) => {
    // A picture of the section picker has one description only: translateTree finds it by its English one.
    if (key !== 'alt') holder[key] = inAllLanguages(text) ?? text;
  });
  return config;
}

const isByLanguage = (value: Tree): boolean =>
  Object.keys(value).join() === LANGUAGES.join() &&
  Object.values(value).every((text) => typeof text === 'string');

/** A copy, where something changes, of what a browser gets of the configuration: its texts in one language only. */
export function inOneLanguage(value: unknown, language: Language, key = ''): unknown {
  if (typeof value === 'string') return key === 'alt' ? (translated(value, language) ?? value) : value;
  if (!isTree(value)) return value;
  if (Array.isArray(value)) {
    const items = value.map((each) => inOneLanguage(each, language));
    return items.some((each, index) => each !== value[index]) ? items : value;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  if (isByLanguage(value)) return value[language];
  const entries = Object.entries(value).map(
    ([name, each]) => [name, inOneLanguage(each, language, name)] as const,
  );
  return entries.some(([name, each]) => each !== value[name]) ? Object.fromEntries(entries) : value;
}
