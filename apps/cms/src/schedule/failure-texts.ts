import { readerLanguage } from '@keelstone/languages/say.ts';
import type { Language } from '@keelstone/model';
import type { CollectionAfterReadHook } from 'payload';

/** Why a plan was not done, in the language of whoever reads it. */
export type FailureTexts = Record<Language, string>;

/** As it is stored. */
export const storedFailure = (texts: FailureTexts): string => JSON.stringify(texts);

/** What is stored, in one language. Before 26 November 2026, English texts were stored as they are. */
function failureIn(language: Language, stored: string): string {
  if (!stored.startsWith('{"')) return stored;
  const texts = JSON.parse(stored) as Partial<FailureTexts>;
  return texts[language] ?? texts.en ?? '';
}

/**
 * Gives each reader their own text. Not a hook of the field: those run on what a save begins with, so that it would
 * store the text of one language only.
 */
export const readFailure: CollectionAfterReadHook = ({ doc }) =>
  typeof doc.failure === 'string' ? { ...doc, failure: failureIn(readerLanguage(), doc.failure) } : doc;
