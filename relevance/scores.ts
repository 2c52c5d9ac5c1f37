import type { Grade } from './judged-query.ts';

/** The quality of results for judged queries: each from 0 to 1, averaged over the queries. */
export type Scores = { ndcg: number; recall: number; mrr: number };

const DEPTH = 10;

/**
 * Discounted cumulative gain of a list of grades: Järvelin, Kekäläinen: Cumulated gain-based evaluation of IR
 * techniques, 2002.
 */
const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, DEPTH).reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0);

/**
 * Scores the first ten results of one query.
 *
 * @param results keys of nodes, best first
 * @param grades of all relevant nodes; at least one
 * @returns nDCG@10; recall@10, relative to at most ten; the reciprocal rank of the first relevant result
 */
export function scoreResults(results: readonly string[], grades: ReadonlyMap<string, Grade>): Scores {
  const found = results.slice(0, DEPTH).map((key) => grades.get(key) ?? 0);
  const ideal = [...grades.values()].sort((a, b) => b - a);
  const hits = found.filter((grade) => grade > 0).length;
  const first = found.findIndex((grade) => grade > 0);
  return {
    ndcg: gainOf(found) / gainOf(ideal),
    recall: hits / Math.min(DEPTH, grades.size),
    mrr: first < 0 ? 0 : 1 / (first + 1),
  };
}

/** The mean of the scores of several queries. */
export function meanScores(scores: readonly Scores[]): Scores {
  const mean = (name: keyof Scores) => scores.reduce((sum, each) => sum + each[name], 0) / scores.length;
  return { ndcg: mean('ndcg'), recall: mean('recall'), mrr: mean('mrr') };
}
