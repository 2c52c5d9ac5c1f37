import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listDemoDocuments } from './demo-documents.ts';
import { evaluate, type ScoredQuery } from './evaluate.ts';
import { JUDGED_LANGUAGES, loadJudgements, SPLITS } from './judged-query.ts';
import { meanScores, type Scores } from './scores.ts';

const FILE = join(import.meta.dirname, 'scores.json');

/** Scores by split and language, such as `test.de`. */
export type ScoreTable = Record<string, Scores>;

/** The committed scores, the baseline for later ones. */
export const readCommittedScores = (): ScoreTable => JSON.parse(readFileSync(FILE, 'utf8')) as ScoreTable;

/** Scores every judged query on the demo, by split and language. */
export function scoreDemo(): Record<string, ScoredQuery[]> {
  const parts = SPLITS.flatMap((split) =>
    JUDGED_LANGUAGES.map((language) => {
      const queries = loadJudgements(split, language);
      return [`${split}.${language}`, evaluate(listDemoDocuments(language), queries, { language })] as const;
    }),
  );
  return Object.fromEntries(parts);
}

/** The mean scores of each part. */
export function summarise(parts: Record<string, ScoredQuery[]>): ScoreTable {
  const means = Object.entries(parts).map(([name, queries]) => [
    name,
    meanScores(queries.map(({ scores }) => scores)),
  ]);
  return Object.fromEntries(means);
}

const digits = (score: number) => score.toFixed(3);

/** `npm run relevance` prints the scores, and the weakest tuning queries; `-- --write` updates the baseline. */
function main(): void {
  const parts = scoreDemo();
  const table = summarise(parts);
  console.log('               queries  nDCG@10  recall@10  MRR');
  for (const [name, { ndcg, recall, mrr }] of Object.entries(table)) {
    const count = String(parts[name]?.length).padStart(8);
    console.log(`${name.padEnd(14)}${count}    ${digits(ndcg)}      ${digits(recall)}  ${digits(mrr)}`);
  }
  const tuning = JUDGED_LANGUAGES.flatMap((language) => parts[`tuning.${language}`] ?? []);
  const weakest = tuning.toSorted((a, b) => a.scores.ndcg - b.scores.ndcg).slice(0, 15);
  console.log('\nThe weakest queries of the tuning split:');
  for (const { query, scores, results } of weakest)
    console.log(`${digits(scores.ndcg)}  ${query.keyword}: ${results.slice(0, 5).join(', ')}`);
  if (process.argv.includes('--write')) writeFileSync(FILE, `${JSON.stringify(table, null, 2)}\n`);
}

if (process.argv[1] === import.meta.filename) main();
