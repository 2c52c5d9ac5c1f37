import type { Language } from '@keelstone/languages/languages.ts';
import type { SearchDocument } from '../search-index.ts';
import { inverseDocumentFrequency, lengthNorm, type Ranking, saturate } from '../text/bm25f.ts';
import type { Concept } from '../text/concepts.ts';
import { FIELDS, highest, type TextField } from '../text/frequencies.ts';
import type { QueryWord } from '../text/query-words.ts';
import type { Alternative } from '../text/synonyms.ts';
import { type Form, wordsOf } from './words-of-documents.ts';

/** How documents are scored: as in the index, by its language and ranking. */
type Rules = { language: Language; ranking: Ranking };

/**
 * The scores of documents by nid, what a document would score that had nothing but the words, and how much of the
 * words each document covers: the mean of how well it has each, where words that no document has count more.
 */
export type ReferenceScores = {
  scores: Map<number, number>;
  ceiling: number;
  covered: Map<number, number>;
};

type Averages = Record<TextField, number>;

/** The frequency of a word in a field: its occurrences by form, each form limited to what a posting can hold. */
function countIn(
  words: readonly Form[][],
  field: TextField,
  { forms, stems, prefix }: QueryWord,
  { ranking }: Rules,
): number {
  const occurrences = new Map<string, number>();
  for (const word of words)
    for (const { form, stem } of word) {
      const isOwn = stems.length > 0 ? stems.includes(stem) : forms.includes(form);
      if (isOwn || (prefix && forms.some((asked) => form.startsWith(asked))))
        occurrences.set(form, (occurrences.get(form) ?? 0) + 1);
    }
  let sum = 0;
  for (const [form, times] of occurrences)
    sum += Math.min(times, highest(field)) * (forms.includes(form) ? 1 : ranking.otherForm);
  return sum;
}

function weigh(document: SearchDocument, word: QueryWord, averages: Averages, rules: Rules): number {
  const { weights, lengthPenalties } = rules.ranking;
  const words = wordsOf(document, rules.language);
  return FIELDS.reduce((sum, field) => {
    const norm = lengthNorm(lengthPenalties[field], words[field].length, averages[field]);
    return sum + (weights[field] * countIn(words[field], field, word, rules)) / norm;
  }, 0);
}

/** The score of one alternative: of its words on average, or 0 if one of them is missing. */
function scoreAlternative(
  document: SearchDocument,
  { words, weight }: Alternative,
  averages: Averages,
  rules: Rules,
): number {
  const weights = words.map((word) => weigh(document, word, averages, rules));
  if (weights.includes(0)) return 0;
  return (weight * weights.reduce((sum, each) => sum + saturate(each, rules.ranking), 0)) / words.length;
}

/** A synonym of several words counts less where no title, terms, excerpt or words for search have all of them. */
function scatteredPart(document: SearchDocument, { words }: Alternative, rules: Rules): number {
  const texts = wordsOf(document, rules.language);
  const together = FIELDS.filter((field) => field !== 'body').some((field) =>
    words.every((word) => countIn(texts[field], field, word, rules) > 0),
  );
  return words.length === 1 || together ? 1 : rules.ranking.scattered;
}

/**
 * The formula as in the paper, document by document: no postings and no arrays, and of the index's code only the
 * three formulas of `bm25f.ts`.
 *
 * @param documents all documents of the index
 */
export function referenceScores(
  documents: readonly SearchDocument[],
  concepts: readonly Concept[],
  rules: Rules,
): ReferenceScores {
  const averageOf = (field: TextField) =>
    documents.reduce((sum, document) => sum + wordsOf(document, rules.language)[field].length, 0) /
    documents.length;
  const averages = Object.fromEntries(FIELDS.map((field) => [field, averageOf(field)])) as Averages;
  const scores = new Map(documents.map(({ nid }) => [nid, 0]));
  const covered = new Map(documents.map(({ nid }) => [nid, 0]));
  let all = 0;
  let ceiling = 0;
  for (const { alternatives } of concepts) {
    const best = documents.map((document) =>
      Math.max(
        ...alternatives.map((each, i) => {
          const score = scoreAlternative(document, each, averages, rules);
          return i > 0 && score > 0 ? score * scatteredPart(document, each, rules) : score;
        }),
      ),
    );
    const found = best.filter((score) => score > 0).length;
    const typed = alternatives[0].words.length;
    const rarity = typed * inverseDocumentFrequency(documents.length, found);
    ceiling += rarity;
    const share = typed * (found === 0 ? rules.ranking.unknown : 1);
    all += share;
    for (const [i, { nid }] of documents.entries()) {
      scores.set(nid, (scores.get(nid) as number) + rarity * (best[i] as number));
      covered.set(nid, (covered.get(nid) as number) + share * (best[i] as number));
    }
  }
  for (const [nid, sum] of covered) covered.set(nid, sum / all);
  return { scores, ceiling, covered };
}
