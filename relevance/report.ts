import { JUDGED_LANGUAGES } from './judged-query.ts';
import { type Answers, measure, WAYS } from './measure.ts';
import { publishDemo } from './publish-demo.ts';
import { printTable, scoreTable, writeScores } from './score-table.ts';
import { ndcgOf } from './scores.ts';
import { listMissedTargets, printTarget } from './targets.ts';

const WEAKEST = 40;

/** Those of the test split stay unknown to who changes the search. */
const tuningOf = (answers: Answers) =>
  JUDGED_LANGUAGES.flatMap((language) => answers[`tuning.${language}`] ?? []);

/** Tuning queries with the lowest nDCG@10. */
function printWeakest(answers: Answers): void {
  const weakest = tuningOf(answers)
    .filter(({ query }) => query.grades.size > 0)
    .map((answered) => ({ ...answered, ndcg: ndcgOf(answered) }))
    .sort((a, b) => a.ndcg - b.ndcg)
    .slice(0, WEAKEST);
  for (const { query, ndcg, results } of weakest)
    console.log(`${ndcg.toFixed(3)}  ${query.keyword}: ${results.slice(0, 5).join(', ')}`);
}

/** Tuning queries without an answer that have results. */
function printNoise(answers: Answers): void {
  for (const { query, results } of tuningOf(answers))
    if (query.grades.size === 0 && results.length > 0)
      console.log(`${query.keyword}: ${results.slice(0, 5).join(', ')}`);
}

/** Prints all scores, and may make them the baseline. */
export async function report({ writes }: { writes: boolean }): Promise<void> {
  const answers = await measure(await publishDemo());
  const tables = Object.fromEntries(WAYS.map((way) => [way, scoreTable(answers[way])]));
  for (const [way, table] of Object.entries(tables)) console.log(`${way}\n${printTable(table)}\n`);
  console.log('The weakest tuning queries by relevance:');
  printWeakest(answers.relevance);
  console.log('\nTuning queries without an answer that have results:');
  printNoise(answers.relevance);
  const missed = listMissedTargets(tables);
  console.log(`\nTargets that are not reached: ${missed.length}`);
  for (const target of missed) console.log(printTarget(target));
  if (writes) writeScores(tables);
}
