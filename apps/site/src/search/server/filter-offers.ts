import { type FacetName, TYPE_FACET } from '@keelstone/content/facets.model.ts';
import type { Language } from '@keelstone/languages/languages.ts';
import type { ContentType } from '@keelstone/model/content-type';
import {
  isSameWord,
  isStopWord,
  type QueryWord,
  type SearchRequest,
  toQueryWords,
} from '@keelstone/search-index';
import type { SearchResponse } from '../query/search-response.ts';
import { typeNames } from './indexes/search-document.ts';

/** More would be a second list of filters. */
const MOST_OFFERS = 3;

/** What visitors call a facet value: the names of a content type, or the value itself, a term or a year. */
function namesOf(facet: string, value: string, language: Language): string[] {
  return facet === TYPE_FACET ? typeNames(value as ContentType, language) : [value];
}

/** The words of each name that was looked for, as splitting and stemming them all for each search takes too long. */
const wordsOfNames = new Map<string, QueryWord[]>();
const MOST_NAMES = 10_000;

function wordsOfName(name: string, language: Language): QueryWord[] {
  const key = `${language} ${name}`;
  const known = wordsOfNames.get(key);
  if (known) return known;
  if (wordsOfNames.size >= MOST_NAMES) wordsOfNames.clear();
  const words = toQueryWords(name, language);
  wordsOfNames.set(key, words);
  return words;
}

/** Where a name that begins at a word ends; null if it does not. "Incident and claims" is "Incident & Claims", too. */
function endOfName(
  words: readonly QueryWord[],
  from: number,
  parts: readonly QueryWord[],
  language: Language,
): number | null {
  let at = from;
  for (const part of parts) {
    const isPart = (word: QueryWord | undefined) => word !== undefined && isSameWord(word, part);
    const word = words[at];
    if (at > from && word && !isPart(word) && isStopWord(word, language)) at += 1;
    if (!isPart(words[at])) return null;
    at += 1;
  }
  return at;
}

type Named = { facet: FacetName; value: string; from: number; to: number };

/** Where the words have one of the names of a facet value; the longest name if there are several. */
function findName(words: readonly QueryWord[], facet: FacetName, value: string, language: Language) {
  let longest: Named | null = null;
  for (const name of namesOf(facet, value, language)) {
    const parts = wordsOfName(name, language);
    if (parts.length === 0 || parts.length <= (longest ? longest.to - longest.from : 0)) continue;
    const ends = words.map((_, at) => endOfName(words, at, parts, language));
    const from = ends.findIndex((end) => end !== null);
    const to = ends[from];
    if (to) longest = { facet, value, from, to };
  }
  return longest;
}

/** A keyword without a name in it, and without what only joined the name to the rest: the "d'" of "prime d'assurance". */
function withoutName(words: readonly QueryWord[], { from, to }: Named, language: Language): string {
  const isTelling = (word: QueryWord) => !isStopWord(word, language);
  const before = words.slice(0, words.slice(0, from).findLastIndex(isTelling) + 1);
  const after = words.slice(to);
  const rest = before.length > 0 ? after : after.slice(Math.max(0, after.findIndex(isTelling)));
  return [...before, ...rest].map(({ text }) => text).join(' ');
}

/**
 * Filters whose names are among the words of a search: `case study railway` offers the content type and the industry.
 * Offered only where they would leave some results out, but not all; a name within a longer one is not offered.
 *
 * @param asked its facets are what can be offered
 * @param found what the request found, with the counts of these facets
 */
export function offerFilters(
  asked: SearchRequest,
  { facets, result_count: total }: Pick<SearchResponse, 'facets' | 'result_count'>,
  language: Language,
): SearchResponse['offers'] {
  const words = toQueryWords(asked.keys.join(' '), language);
  if (words.length === 0) return [];
  const isChosen = (facet: string, value: string) =>
    asked.conditions.some((condition) => condition.name === facet && condition.value.includes(value));
  const named = facets.flatMap(({ name, values }) =>
    values.flatMap((value) => {
      if (value.count === 0 || value.count === total || isChosen(name, value.name)) return [];
      return findName(words, name, value.name, language) ?? [];
    }),
  );
  const covers = (longer: Named, { from, to }: Named) =>
    longer.from <= from && to <= longer.to && longer.to - longer.from > to - from;
  return named
    .filter((one) => !named.some((other) => covers(other, one)))
    .slice(0, MOST_OFFERS)
    .map((one) => ({
      facet: one.facet,
      value: one.value,
      keyword: withoutName(words, one, language),
    }));
}
