import { type Language, languages } from '@keelstone/languages/languages.ts';
import { type RichText, richTextToPlainText } from '@keelstone/model';

/** Counted once for each published text, which never changes: a change is another object (ADR 19). */
const counts = new WeakMap<RichText, number>();

export function countWords(body: RichText): number {
  const known = counts.get(body);
  if (known !== undefined) return known;
  const words = richTextToPlainText(body).match(/\S+/g)?.length ?? 0;
  counts.set(body, words);
  return words;
}

/** Estimated reading time of a text, in whole minutes, at least 1; 0 for a text without words. */
export function readingTime(body: RichText, language: Language): number {
  const words = countWords(body);
  return words === 0 ? 0 : Math.max(1, Math.round(words / languages[language].wordsPerMinute));
}
