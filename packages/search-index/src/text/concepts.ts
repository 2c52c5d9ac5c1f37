import { type Language, languages } from '@keelstone/languages/languages.ts';
import type { QueryWord } from './query-words.ts';
import { questionLength } from './question-words.ts';
import type { Alternative, Synonyms } from './synonyms.ts';

/**
 * One search concept: a document must have all words of one of the alternatives. The first alternative is what
 * was typed, the others are its synonyms.
 */
export type Concept = {
  alternatives: readonly [typed: Alternative, ...synonyms: Alternative[]];
  /** True for a word that only asks, such as "find" in "where can I find". */
  isQuestion: boolean;
};

export const isStopWord = ({ forms }: QueryWord, language: Language): boolean =>
  forms.some((form) => languages[language].text.stopWords.has(form));

/** True for a stop word; a phrase with synonyms never counts as one. */
const isIdle = ({ alternatives: [typed, ...synonyms] }: Concept, language: Language): boolean =>
  synonyms.length === 0 && typed.words.every((word) => isStopWord(word, language));

/** The rules by which words become concepts. */
export type ConceptRules = { language: Language; synonyms: Synonyms };

/** Joins words into concepts: a phrase that has synonyms is one concept, every other word is a concept of its own. */
function joinWords(words: readonly QueryWord[], { language, synonyms }: ConceptRules): Concept[] {
  const concepts: Concept[] = [];
  let askedUntil = 0;
  for (let at = 0; at < words.length; ) {
    const found = synonyms.find(words, at);
    const length = found?.length ?? 1;
    const asking = questionLength(words, at, language);
    // A phrase with synonyms says something, unless it is part of a longer question.
    if (asking > length || length === 1) askedUntil = Math.max(askedUntil, at + asking);
    const typed = { words: words.slice(at, at + length), weight: 1 };
    at += length;
    concepts.push({ alternatives: [typed, ...(found?.finds ?? [])], isQuestion: at <= askedUntil });
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
  rules: ConceptRules,
): Concept[][] {
  const joined = conjunction === 'AND' ? [groups.flat()] : groups;
  const all = joined.map((words) => joinWords(words, rules));
  const telling = all.map((concepts) => concepts.filter((concept) => !isIdle(concept, rules.language)));
  const chosen = telling.some((concepts) => concepts.length > 0) ? telling : all;
  return chosen.filter((concepts) => concepts.length > 0);
}
