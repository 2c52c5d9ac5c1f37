import type { JudgedQuery } from './judged-query.ts';

/** A query, and the keys of the nodes it returned, best first. */
export type AnsweredQuery = { query: JudgedQuery; results: readonly string[] };

/**
 * The quality of the results of several queries: means from 0 to 1. The first three are of queries that the demo
 * answers, `noise` is of those that it does not; each is missing if there are none.
 */
export type Scores = {
  queries: number;
  /** Normalized discounted cumulative gain of the first ten results. */
  ndcg?: number;
  /** Share of queries with an answer (grade 3 or 2) among the first three results. */
  success?: number;
  /** Share of queries without any result. */
  zero?: number;
  /** Share of queries without an answer that return results. */
  noise?: number;
};

/** Whether a higher score is better. */
export const MORE_IS_BETTER = { ndcg: true, success: true, zero: false, noise: false } as const;
export type ScoreName = keyof typeof MORE_IS_BETTER;
export const SCORE_NAMES = Object.keys(MORE_IS_BETTER) as ScoreName[];

const DEPTH = 10;
const FIRST = 3;
const ANSWER = 2;

/**
 * Discounted cumulative gain of a list of grades: Järvelin, Kekäläinen: Cumulated gain-based evaluation of IR
 * techniques, 2002.
 */
const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, DEPTH).reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0);

const gradesOf = ({ query, results }: AnsweredQuery): number[] =>
  results.map((key) => query.grades.get(key) ?? 0);

/** nDCG@10 of one query that the demo answers. */
export function ndcgOf(answered: AnsweredQuery): number {
  const ideal = [...answered.query.grades.values()].sort((a, b) => b - a);
  return gainOf(gradesOf(answered)) / gainOf(ideal);
}

const isSuccess = (answered: AnsweredQuery): boolean =>
  gradesOf(answered)
    .slice(0, FIRST)
    .some((grade) => grade >= ANSWER);

/** Scores the results of several queries. */
export function scoreResults(answered: readonly AnsweredQuery[]): Scores {
  const [questions, unanswerable] = [
    answered.filter(({ query }) => query.grades.size > 0),
    answered.filter(({ query }) => query.grades.size === 0),
  ];
  const meanOf = (queries: readonly AnsweredQuery[], score: (each: AnsweredQuery) => number) =>
    queries.reduce((sum, each) => sum + score(each), 0) / queries.length;
  return {
    queries: answered.length,
    ...(questions.length > 0 && {
      ndcg: meanOf(questions, ndcgOf),
      success: meanOf(questions, (each) => Number(isSuccess(each))),
      zero: meanOf(questions, ({ results }) => Number(results.length === 0)),
    }),
    ...(unanswerable.length > 0 && {
      noise: meanOf(unanswerable, ({ results }) => Number(results.length > 0)),
    }),
  };
}
