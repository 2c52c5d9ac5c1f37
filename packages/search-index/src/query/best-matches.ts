import type { DocumentTable } from '../storage/document-table.ts';
import { type ScoredMatches, spreadScores } from './result-page.ts';

/** What makes a result stand out from the others: chosen on judged queries (ADR 23). */
export const STANDS_OUT = {
  /** The share of the ceiling that its score must reach: of a document that had nothing but the words. */
  ofCeiling: 0.3,
  /** The share of the highest score that its score must reach. */
  ofHighest: 0.9,
  /** If more results than this are that good, none of them stands out. */
  most: 10,
};

/** Sums of floating-point numbers differ by their order: scores closer than this are equal, and age decides. */
const ROUNDING = 1e-9;

/**
 * Above this number of matches none is named: scoring them would cost an order by date twice its time, and hardly any
 * stands out.
 */
export const MOST_MATCHES = 2 ** 11;

/**
 * The results that match best, and stand out: best first.
 *
 * @param ordinals of the results, a subset of the matches
 * @param limit how many at most
 */
export function bestMatches(
  table: DocumentTable,
  ordinals: Uint32Array,
  matches: ScoredMatches & { ceiling: number },
  limit: number,
): number[] {
  const scoreOf = spreadScores(table, matches, 1);
  let highest = 0;
  for (let i = 0; i < ordinals.length; i += 1) {
    const score = scoreOf[ordinals[i] as number] as number;
    if (score > highest) highest = score;
  }
  const { ofCeiling, ofHighest, most } = STANDS_OUT;
  const least = Math.max(ofCeiling * matches.ceiling, ofHighest * highest) - ROUNDING;
  const best: { ordinal: number; score: number }[] = [];
  for (let i = 0; i < ordinals.length; i += 1) {
    const ordinal = ordinals[i] as number;
    const score = scoreOf[ordinal] as number;
    if (score < least) continue;
    if (best.length === most) return [];
    best.push({ ordinal, score: Math.round(score / ROUNDING) });
  }
  best.sort((a, b) => b.score - a.score || (table.isNewer(a.ordinal, b.ordinal) ? -1 : 1));
  return best.slice(0, limit).map(({ ordinal }) => table.nidIn(ordinal));
}
