import { type Language, languages } from '@keelstone/languages/languages.ts';
import { type RichText, richTextToPlainText } from '@keelstone/model';

/** Estimated reading time of a text, in whole minutes, at least 1; 0 for a text without words. */
export function readingTime(body: RichText, language: Language): number {
  const words = richTextToPlainText(body).match(/\S+/g)?.length ?? 0;
  return words === 0 ? 0 : Math.max(1, Math.round(words / languages[language].wordsPerMinute));
}
