import type { AdminText } from './en/admin/texts.ts';
import type { Language } from './languages.ts';

export type { AdminText };

/** Who reads the admin, and what its texts are in their language. Texts that are not there stay English. */
export type AdminReader = { language: Language; texts: Readonly<Record<string, string>> };

/** A text of Payload's configuration by language, as Payload understands it. */
export type TextByLanguage = Record<string, string>;

const KEY = Symbol.for('keelstone.admin-reader');
type Scope = { [KEY]?: () => AdminReader | undefined };

/**
 * Says who the reader is: on the server that of the request, in a browser the only one. It is kept globally, because
 * Next.js bundles this module several times into one process.
 *
 * @returns what said it until now, for tests, which share a process
 */
export function setAdminReader(readerOf: () => AdminReader | undefined): () => AdminReader | undefined {
  const former = (globalThis as Scope)[KEY] ?? (() => undefined);
  (globalThis as Scope)[KEY] = readerOf;
  return former;
}

const reader = () => (globalThis as Scope)[KEY]?.();

/** The language in which a text of the admin is read now; English where nobody reads, as in background work. */
export const readerLanguage = (): Language => reader()?.language ?? 'en';

/** The same as a BCP 47 tag, for dates and numbers. */
export const readerLocale = (): string => (readerLanguage() === 'en' ? 'en-GB' : readerLanguage());

/** A message in which each `{name}` is replaced by its value. */
export const fillMessage = (message: string, values: Readonly<Record<string, unknown>>): string =>
  message.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));

/**
 * A text of the admin in the reader's language; `{name}` is replaced by the value of that name. Call it when the text
 * is needed, never while a module is loaded: then nobody reads yet.
 */
export const say = (text: AdminText, values: Readonly<Record<string, unknown>> = {}): string =>
  fillMessage(reader()?.texts[text] ?? text, values);

/** A label of Payload's configuration in the reader's language; empty if it has none. */
export function sayLabel(label: unknown): string {
  if (typeof label === 'string') return label;
  if (typeof label !== 'object' || label === null) return '';
  const texts = label as TextByLanguage;
  return texts[readerLanguage()] ?? Object.values(texts)[0] ?? '';
}
