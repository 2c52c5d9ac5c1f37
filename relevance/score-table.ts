import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KINDS } from './judged-query.ts';
import { type AnsweredQuery, MORE_IS_BETTER, SCORE_NAMES, type Scores, scoreResults } from './scores.ts';

const FILE = join(import.meta.dirname, 'scores.json');

/** By split and language, such as `test.de`; then `all`, `first`, and each kind of queries. */
export type ScoreTable = Record<string, Record<string, Scores>>;

/** By the way of asking. */
export type ScoreTables = Record<string, ScoreTable>;

/** The committed scores, the baseline for later ones. */
export const readCommittedScores = (): ScoreTables => JSON.parse(readFileSync(FILE, 'utf8')) as ScoreTables;

export const writeScores = (tables: ScoreTables): void =>
  writeFileSync(FILE, `${JSON.stringify(tables, (_, value) => rounded(value), 2)}\n`);

const rounded = (value: unknown) => (typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value);

/** The scores of all queries of a part, of the first ones among them, and of each kind. */
function scoreByKind(answered: readonly AnsweredQuery[]): Record<string, Scores> {
  const groups = [
    ['all', answered],
    ['first', answered.filter(({ query }) => query.first)],
    ...KINDS.map((kind) => [kind, answered.filter(({ query }) => query.kind === kind)] as const),
  ] as const;
  return Object.fromEntries(
    groups.flatMap(([name, queries]) => (queries.length > 0 ? [[name, scoreResults(queries)]] : [])),
  );
}

/** The scores of each part. */
export const scoreTable = (answers: Record<string, readonly AnsweredQuery[]>): ScoreTable =>
  Object.fromEntries(Object.entries(answers).map(([part, answered]) => [part, scoreByKind(answered)]));

/** How much a score may get worse before somebody has to review it. */
const TOLERANCE = 0.01;

/** Scores that are worse than the committed ones, each as a line for people. */
export function listLosses(committed: ScoreTable, now: ScoreTable): string[] {
  const losses: string[] = [];
  for (const [part, kinds] of Object.entries(committed))
    for (const [kind, before] of Object.entries(kinds))
      for (const name of SCORE_NAMES) {
        const [was, is] = [before[name], now[part]?.[kind]?.[name]];
        if (was === undefined) continue;
        const loss = is === undefined ? 1 : MORE_IS_BETTER[name] ? was - is : is - was;
        if (loss > TOLERANCE) losses.push(`${part} ${kind}: ${name} was ${digits(was)}, is ${digits(is)}`);
      }
  return losses;
}

const digits = (score: number | undefined) => (score === undefined ? '    –' : score.toFixed(3));

/** The table as lines for people. */
export function printTable(table: ScoreTable): string {
  const lines = ['                             queries  nDCG@10  success@3  zero   noise'];
  for (const [part, kinds] of Object.entries(table))
    for (const [kind, { queries, ndcg, success, zero, noise }] of Object.entries(kinds)) {
      const name = `${part} ${kind}`.padEnd(28);
      lines.push(
        `${name}${String(queries).padStart(8)}  ${digits(ndcg)}    ${digits(success)}      ${digits(zero)}  ${digits(noise)}`,
      );
    }
  return lines.join('\n');
}
