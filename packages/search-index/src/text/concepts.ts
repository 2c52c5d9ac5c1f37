import { type Language, languages } from '@keelstone/languages/languages.ts';
import type { SearchRules, SynonymRule } from '../search-rules.ts';
import { isSameWord, type QueryWord, toQueryWords } from './query-words.ts';

/**
 * One search concept: a document must have all words of one of the alternatives. The first alternative is what
 * was typed, the others are its synonyms.
 */
export type Concept = { alternatives: readonly (readonly QueryWord[])[] };

type Phrase = readonly QueryWord[];

/** A phrase that has synonyms, and the phrases that it also finds. */
export type SynonymGroup = { phrase: Phrase; finds: readonly Phrase[] };

/** Prepares the synonyms of a language: an entry for each phrase that finds another. */
export function compileSynonyms({ synonyms }: SearchRules, language: Language): SynonymGroup[] {
  const split = (phrases: readonly string[]) =>
    phrases.map((phrase) => toQueryWords(phrase, language)).filter((phrase) => phrase.length > 0);
  return synonyms.flatMap((rule: SynonymRule) => {
    const phrases = split(rule.phrases);
    const finds = rule.finds && split(rule.finds);
    return phrases
      .map((phrase) => ({ phrase, finds: finds ?? phrases.filter((other) => other !== phrase) }))
      .filter((group) => group.finds.length > 0);
  });
}

export const isStopWord = ({ forms }: QueryWord, language: Language): boolean =>
  forms.some((form) => languages[language].text.stopWords.has(form));

/** True for a stop word; a phrase with synonyms never counts as one. */
function isIdle({ alternatives: [typed, ...synonyms] }: Concept, language: Language): boolean {
  return synonyms.length === 0 && (typed?.every((word) => isStopWord(word, language)) ?? false);
}

type Found = { length: number; others: readonly (readonly QueryWord[])[] };

/** The longest phrase with synonyms that starts at position `at` of the words. */
function findPhrase(words: readonly QueryWord[], at: number, groups: readonly SynonymGroup[]): Found | null {
  let found: Found | null = null;
  for (const { phrase, finds } of groups) {
    const isHere = phrase.every((word, i) => {
      const asked = words[at + i];
      return asked !== undefined && isSameWord(asked, word);
    });
    if (!isHere || phrase.length < (found?.length ?? 0)) continue;
    const before: readonly Phrase[] = phrase.length === found?.length ? found.others : [];
    found = { length: phrase.length, others: [...before, ...finds] };
  }
  return found;
}

/** Joins words into concepts: a phrase that has synonyms is one concept, every other word is a concept of its own. */
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
 * Turns groups of words into concepts. Stop words are left out as long as other words remain.
 *
 * @param conjunction `AND` joins all groups into one: only then may a phrase span several keys
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
