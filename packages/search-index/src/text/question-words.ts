import { type Language, languages } from '@keelstone/languages/languages.ts';
import type { QueryWord } from './query-words.ts';

/** How many words, from position `at` on, only ask: the length of the longest phrase of a question there, or 0. */
export function questionLength(words: readonly QueryWord[], at: number, language: Language): number {
  let longest = 0;
  for (const phrase of languages[language].text.questionPhrases) {
    const isHere = phrase.every((word, i) => words[at + i]?.forms.includes(word) ?? false);
    if (isHere && phrase.length > longest) longest = phrase.length;
  }
  return longest;
}
