import { type Language, type RichText, richTextToPlainText } from '@keelstone/model';

/**
 * Words a minute of practised readers: German words are longer. S. Trauzettel-Klosinski and K. Dietz, "Standardized
 * assessment of reading performance: the new International Reading Speed Texts IReST", Investigative Ophthalmology &
 * Visual Science 53 (2012), 5452–5461.
 */
const WORDS_PER_MINUTE: Record<Language, number> = { en: 228, de: 179 };

/** How long it takes to read a text, in whole minutes, one at least; 0 for a text without words. */
export function readingTime(body: RichText, language: Language): number {
  const words = richTextToPlainText(body).match(/\S+/g)?.length ?? 0;
  return words === 0 ? 0 : Math.max(1, Math.round(words / WORDS_PER_MINUTE[language]));
}
