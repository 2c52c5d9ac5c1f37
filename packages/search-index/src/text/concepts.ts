import { type Language, languages } from '@keelstone/languages/languages.ts';
import type { QueryWord } from './query-words.ts';
import type { Alternative, Synonyms } from './synonyms.ts';

/**
 * One search concept: a document must have all words of one of the alternatives. The first alternative is what
 * was typed, the others are its synonyms.
 */
export type Concept = { alternatives: readonly [typed: Alternative, ...synonyms: Alternative[]] };

export const isStopWord = ({ forms }: QueryWord, language: Language): boolean =>
  forms.some((form) => languages[language].text.stopWords.has(form));

/** True for a stop word; a phrase with synonyms never counts as one. */
const isIdle = ({ alternatives: [typed, ...synonyms] }: Concept, language: Language): boolean =>
  synonyms.length === 0 && typed.words.every((word) => isStopWord(word, language));

/** Joins words into concepts: a phrase that has synonyms is one concept, every other word is a concept of its own. */
function joinWords(words: readonly QueryWord[], synonyms: Synonyms): Concept[] {
  const concepts: Concept[] = [];
  for (let at = 0; at < words.length; ) {
    const found = synonyms.find(words, at);
    const length = found?.length ?? 1;
    const typed = { words: words.slice(at, at + length), weight: 1 };
    concepts.push({ alternatives: [typed, ...(found?.finds ?? [])] });
    at += length;
  }
  return concepts;
}

/**
 * Turns groups of words into concepts. Stop words are left out as long as other words remain.
 *
 * @param conjunction `AND` joins all groups into one: only then may a phrase span several keys
 */
export function toConcepts(
  groups: readonly (readonly QueryWord[])[],
  conjunction: 'AND' | 'OR',
  { language, synonyms }: { language: Language; synonyms: Synonyms },
): Concept[][] {
  const joined = conjunction === 'AND' ? [groups.flat()] : groups;
  const all = joined.map((words) => joinWords(words, synonyms));
  const telling = all.map((concepts) => concepts.filter((concept) => !isIdle(concept, language)));
  const chosen = telling.some((concepts) => concepts.length > 0) ? telling : all;
  return chosen.filter((concepts) => concepts.length > 0);
}
