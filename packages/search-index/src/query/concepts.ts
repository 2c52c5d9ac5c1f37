import { type Language, languages } from '@keelstone/languages/languages.ts';
import type { SearchRules } from '../search-rules.ts';
import { isSameWord, type QueryWord, toQueryWords } from './query-words.ts';

/**
 * One thing that is asked for: a document must have all words of one of the alternatives. The first is what was typed,
 * the others are its synonyms.
 */
export type Concept = { alternatives: readonly (readonly QueryWord[])[] };

/** A group of phrases that mean the same, each split into its words. */
export type SynonymGroup = readonly (readonly QueryWord[])[];

/** Prepares the synonyms of a language. A group with one phrase says nothing. */
export function compileSynonyms({ synonyms }: SearchRules, language: Language): SynonymGroup[] {
  return synonyms
    .map((phrases) =>
      phrases.map((phrase) => toQueryWords(phrase, language)).filter((phrase) => phrase.length > 0),
    )
    .filter((group) => group.length > 1);
}

export const isStopWord = ({ forms }: QueryWord, language: Language): boolean =>
  forms.some((form) => languages[language].text.stopWords.has(form));

/** True for a word that says nothing; a phrase with synonyms always says something. */
function isIdle({ alternatives: [typed, ...synonyms] }: Concept, language: Language): boolean {
  return synonyms.length === 0 && (typed?.every((word) => isStopWord(word, language)) ?? false);
}

type Found = { length: number; others: readonly (readonly QueryWord[])[] };

/** The longest phrase of any group that stands at a place of the words. */
function findPhrase(words: readonly QueryWord[], at: number, groups: readonly SynonymGroup[]): Found | null {
  let found: Found | null = null;
  for (const group of groups) {
    for (const phrase of group) {
      const isHere = phrase.every((word, i) => {
        const asked = words[at + i];
        return asked !== undefined && isSameWord(asked, word);
      });
      if (!isHere || phrase.length <= (found?.length ?? 0)) continue;
      found = { length: phrase.length, others: group.filter((other) => other !== phrase) };
    }
  }
  return found;
}

/** Joins words to concepts: a phrase that has synonyms is one, every other word is one by itself. */
function joinWords(words: readonly QueryWord[], groups: readonly SynonymGroup[]): Concept[] {
  const concepts: Concept[] = [];
  for (let at = 0; at < words.length; ) {
    const found = findPhrase(words, at, groups);
    const length = found?.length ?? 1;
    concepts.push({ alternatives: [words.slice(at, at + length), ...(found?.others ?? [])] });
    at += length;
  }
  return concepts;
}

/**
 * What groups of words ask for. Words that say nothing are left out as long as others remain.
 *
 * @param conjunction `AND` joins all groups to one: only then a phrase may reach over several keys
 */
export function toConcepts(
  groups: readonly (readonly QueryWord[])[],
  conjunction: 'AND' | 'OR',
  { language, synonyms }: { language: Language; synonyms: readonly SynonymGroup[] },
): Concept[][] {
  const joined = conjunction === 'AND' ? [groups.flat()] : groups;
  const all = joined.map((words) => joinWords(words, synonyms));
  const telling = all.map((concepts) => concepts.filter((concept) => !isIdle(concept, language)));
  const chosen = telling.some((concepts) => concepts.length > 0) ? telling : all;
  return chosen.filter((concepts) => concepts.length > 0);
}
