import type { SynonymRule } from '../search-rules.ts';
import { type Ranking, saturate } from './bm25f.ts';
import type { QueryAlternative } from './concept-scorer.ts';
import type { Concept } from './concepts.ts';
import { FIELDS, type TextField } from './frequencies.ts';
import type { QueryWord } from './query-words.ts';
import type { WeighedForm } from './word-weights.ts';

/** Where a document has a word that was searched for, and what it is worth. */
type WordMatch = {
  /** As the documents spell it, in lower case. */
  word: string;
  /** `exact`: as typed. `form`: another form of the word. `beginning`: a word that begins with what was typed. */
  form: 'exact' | 'form' | 'beginning';
  field: TextField;
  /** How often it occurs there, up to the limit of the field. */
  times: number;
  /** Its part of the document's score. */
  score: number;
};

/** What one concept of a search contributes to the score of a document. */
export type ScorePart = {
  /** The words as typed, or as they were corrected. */
  typed: readonly string[];
  /** The words that count: those that were typed, or the alternative that is worth most. */
  words: readonly string[];
  /** How these stand for what was typed: `parts` are those of a compound, or the compound of several words. */
  by: 'typed' | 'synonym' | 'parts';
  /** The rule that lets the words stand for what was typed; null unless they are synonyms. */
  rule: SynonymRule | null;
  /** How much the alternative counts compared with the typed words. */
  weight: number;
  /** The largest first; none if the document does not have the concept. */
  matches: WordMatch[];
};

/** What the index knows of the terms of a document. */
export type TermLookup = {
  weigh(words: QueryAlternative['words'][number]): WeighedForm[];
  spelling(term: number): string;
  /** Whether the term has the stem of the word. */
  isFormOf(term: number, word: QueryWord): boolean;
};

type Weighed = { position: number; value: number; words: { forms: WeighedForm[]; share: number }[] };

/** Whether any field but the body has a form of each word. */
const areTogether = (words: readonly WeighedForm[][]): boolean =>
  FIELDS.some(
    (field) => field !== 'body' && words.every((forms) => forms.some((form) => form.field === field)),
  );

/** An alternative is worth the average of its words, and nothing if one of them is missing. */
function weighAlternative(
  { words, weight }: QueryAlternative,
  position: number,
  { weigh }: TermLookup,
  ranking: Ranking,
): Weighed {
  const weighed = words.map((terms) => {
    const forms = weigh(terms);
    const sum = forms.reduce((total, form) => total + form.weight, 0);
    return { forms, share: (weight * saturate(sum, ranking)) / words.length };
  });
  // What was typed comes first.
  const isScattered = position > 0 && words.length > 1 && !areTogether(weighed.map(({ forms }) => forms));
  if (isScattered) for (const each of weighed) each.share *= ranking.scattered;
  const isWhole = weighed.every(({ forms }) => forms.length > 0);
  const value = isWhole ? weighed.reduce((sum, { share }) => sum + share, 0) : 0;
  return { position, value, words: weighed };
}

/**
 * Divides what a concept contributes to a document's score among the words, forms and fields that it has.
 *
 * @param asked the concept's alternatives with their terms, in the same order
 * @param score the contribution, as the scorer computes it
 */
export function divideScore(
  { alternatives }: Concept,
  asked: readonly QueryAlternative[],
  score: number,
  { lookup, ranking }: { lookup: TermLookup; ranking: Ranking },
): ScorePart {
  const [typed] = alternatives;
  const best = asked
    .map((each, position) => weighAlternative(each, position, lookup, ranking))
    .reduce((a, b) => (b.value > a.value ? b : a));
  const alternative = alternatives[best.position] ?? typed;
  const matches = best.words.flatMap(({ forms, share }, i) => {
    const word = alternative.words[i] as QueryWord;
    const sum = forms.reduce((total, form) => total + form.weight, 0);
    return forms.map(({ term, field, times, isExact, weight }): WordMatch => {
      const inflected = lookup.isFormOf(term, word) ? 'form' : 'beginning';
      const part = (score * share * weight) / (sum * best.value);
      return { word: lookup.spelling(term), form: isExact ? 'exact' : inflected, field, times, score: part };
    });
  });
  const stands = alternative.rule ? 'synonym' : 'parts';
  return {
    typed: typed.words.map(({ text }) => text),
    words: alternative.words.map(({ text }) => text),
    by: best.position === 0 ? 'typed' : stands,
    rule: alternative.rule ?? null,
    weight: alternative.weight,
    matches: best.value > 0 ? matches.sort((a, b) => b.score - a.score) : [],
  };
}
