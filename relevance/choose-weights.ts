import { RANKING, type Ranking } from '@keelstone/search-index';
import { JUDGED_LANGUAGES, loadJudgements } from './judged-query.ts';
import { publishDemo } from './publish-demo.ts';
import { queryIndex } from './query-index.ts';
import { scoreResults } from './scores.ts';

/** Candidate values for each parameter, tried one parameter at a time until a round changes nothing. */
const TRIED: [name: string, values: number[], put: (ranking: Ranking, value: number) => Ranking][] = [
  ['weight of title', [2, 3, 4, 6, 8, 12, 16], (r, title) => ({ ...r, weights: { ...r.weights, title } })],
  ['weight of terms', [1, 2, 3, 4, 6], (r, terms) => ({ ...r, weights: { ...r.weights, terms } })],
  ['weight of excerpt', [1, 2, 3, 4, 6], (r, excerpt) => ({ ...r, weights: { ...r.weights, excerpt } })],
  ['penalty of title', [0, 0.2, 0.4, 0.6, 0.8], (r, title) => withPenalties(r, { title })],
  ['penalty of terms', [0, 0.3, 0.6], (r, terms) => withPenalties(r, { terms })],
  ['penalty of excerpt', [0, 0.2, 0.4, 0.7], (r, excerpt) => withPenalties(r, { excerpt })],
  ['penalty of body', [0.2, 0.4, 0.55, 0.7, 0.85], (r, body) => withPenalties(r, { body })],
  ['saturation', [0.6, 0.9, 1.2, 1.8, 2.5, 4, 6], (r, saturation) => ({ ...r, saturation })],
  ['other form', [0.4, 0.6, 0.7, 0.8, 0.9, 1], (r, otherForm) => ({ ...r, otherForm })],
];
const ROUNDS = 3;
/** Smaller gains, which one moved result can cause, are chance. */
const WORTH_IT = 0.002;

function withPenalties(ranking: Ranking, penalties: Partial<Ranking['lengthPenalties']>): Ranking {
  return { ...ranking, lengthPenalties: { ...ranking.lengthPenalties, ...penalties } };
}

const demo = await publishDemo();
const parts = JUDGED_LANGUAGES.map((language) => ({
  language,
  queries: loadJudgements('tuning', language),
}));

/** Mean nDCG@10 of the tuning queries in all languages. */
function worthOf(ranking: Ranking): number {
  const answered = parts.flatMap(({ language, queries }) => queryIndex(demo, queries, { language, ranking }));
  return scoreResults(answered).ndcg ?? 0;
}

let best = { ranking: RANKING, worth: worthOf(RANKING) };
console.log(`now ${best.worth.toFixed(4)}`);
for (let round = 1; round <= ROUNDS; round += 1) {
  const before = best;
  for (const [name, values, put] of TRIED) {
    for (const value of values) {
      const ranking = put(best.ranking, value);
      const worth = worthOf(ranking);
      if (worth < best.worth + WORTH_IT) continue;
      best = { ranking, worth };
      console.log(`${worth.toFixed(4)}  ${name} ${value}`);
    }
  }
  if (best === before) break;
}
console.log(JSON.stringify(best.ranking, null, 2));
