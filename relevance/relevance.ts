import { askIndex } from './ask-index.ts';
import { listDemoDocuments } from './demo-documents.ts';
import { JUDGED_LANGUAGES, loadJudgements, SPLITS } from './judged-query.ts';
import { printTable, readCommittedScores, type ScoreTable, scoreByKind, writeScores } from './score-table.ts';
import { type AnsweredQuery, ndcgOf } from './scores.ts';

/** Asks an index of the demo every judged query, by split and language. */
export function askDemo(): Record<string, AnsweredQuery[]> {
  const parts = SPLITS.flatMap((split) =>
    JUDGED_LANGUAGES.map((language) => {
      const queries = loadJudgements(split, language);
      return [`${split}.${language}`, askIndex(listDemoDocuments(language), queries, { language })] as const;
    }),
  );
  return Object.fromEntries(parts);
}

/** The scores of each part. */
export const scoreParts = (parts: Record<string, AnsweredQuery[]>): ScoreTable =>
  Object.fromEntries(Object.entries(parts).map(([name, answered]) => [name, scoreByKind(answered)]));

const WEAKEST = 15;

/** `npm run relevance` prints the scores, and the weakest tuning queries; `-- --write` updates the baseline. */
function main(): void {
  const parts = askDemo();
  const table = scoreParts(parts);
  console.log(printTable(table));
  const weakest = JUDGED_LANGUAGES.flatMap((language) => parts[`tuning.${language}`] ?? [])
    .filter(({ query }) => query.grades.size > 0)
    .map((answered) => ({ ...answered, ndcg: ndcgOf(answered) }))
    .sort((a, b) => a.ndcg - b.ndcg)
    .slice(0, WEAKEST);
  console.log('\nThe weakest queries of the tuning split:');
  for (const { query, ndcg, results } of weakest)
    console.log(`${ndcg.toFixed(3)}  ${query.keyword}: ${results.slice(0, 5).join(', ')}`);
  if (process.argv.includes('--write')) writeScores({ ...readCommittedScores(), index: table });
}

if (process.argv[1] === import.meta.filename) main();
