import { createRandom } from '@keelstone/contours/seeded-random';
import { readThesaurus } from '@keelstone/languages/thesaurus.ts';
import { RANKING } from '@keelstone/search-index';
import { toSynonymRule } from '../apps/cms/src/publishing/search/synonym-groups.ts';
import { toSearchDocument } from '../apps/site/src/search/server/indexes/search-document.ts';
import { JUDGED_LANGUAGES, loadJudgements } from './judged-query.ts';
import { publishDemo } from './publish-demo.ts';
import { type Replay, replayChoices } from './replay-choices.ts';

/** Which query is frequent, and who looks at what, is chance: each line is the mean of these. */
const SEEDS = ['a', 'b'];
const USUAL = { days: 30, searchesADay: 2000, attention: 1 };

const clip = (most: number) => ({ weigh: (rank: number) => Math.min(rank, most) });
const ranking = (more: Partial<typeof RANKING>) => ({ ranking: { ...RANKING, ...more } });

/** What is varied; everything else is as in operation. */
const VARIANTS: readonly (readonly [name: string, more: Partial<Replay>])[] = [
  ['as in operation', {}],
  ...[0.1, 0.5].map((choice) => [`gain of ${choice}`, ranking({ choice })] as const),
  ...[0, 500].map((choiceDoubt) => [`doubt of ${choiceDoubt}`, ranking({ choiceDoubt })] as const),
  ...[1, 10].map((most) => [`weight of at most ${most}`, clip(most)] as const),
  ...[0.5, 1.5].map((attention) => [`attention ${attention}`, { attention }] as const),
  ...[0.5, 1.5].map((attention) => [`attention ${attention}, weight 1`, { attention, ...clip(1) }] as const),
  ...[500, 10_000].map((searchesADay) => [`${searchesADay} searches a day`, { searchesADay }] as const),
];

const { nodes, keyOf } = await publishDemo();

/** The demo in one language, and the tuning queries that it answers, in an order by chance. */
function demoIn(language: (typeof JUDGED_LANGUAGES)[number], seed: string) {
  const searched = nodes.filter((node) => node.language === language && !node.archived);
  const documents = searched.map((node) => ({ ...toSearchDocument(node), url: keyOf.get(node.nid) ?? '' }));
  const random = createRandom(seed);
  const queries = loadJudgements('tuning', language)
    .filter(({ grades }) => grades.size > 0)
    .map((query) => ({ query, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ query }) => query);
  return { documents, queries, synonyms: readThesaurus(language).map(toSynonymRule) };
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function replayIn(language: (typeof JUDGED_LANGUAGES)[number], more: Partial<Replay>) {
  return SEEDS.map((seed) => {
    const { documents, queries, synonyms } = demoIn(language, seed);
    return replayChoices(documents, queries, { ...USUAL, language, seed, synonyms, ...more });
  });
}

/** How far attacks raise the last wrong page of each of the twenty most frequent queries: places of ten, on average. */
function raisedBy(language: (typeof JUDGED_LANGUAGES)[number], networks: number): number {
  const seed = SEEDS[0] as string;
  const { documents, queries, synonyms } = demoIn(language, seed);
  const usual = { ...USUAL, language, seed, synonyms };
  const quiet = replayChoices(documents, queries, usual).results;
  const attacks = queries.slice(0, 20).flatMap(({ keyword, grades }) => {
    const url = quiet.get(keyword)?.findLast((each) => !grades.has(each));
    return url ? [{ keyword, url, networks, clicksADay: networks * 10 }] : [];
  });
  const { results } = replayChoices(documents, queries, { ...usual, attacks });
  const placeIn = (all: typeof quiet, { keyword, url }: (typeof attacks)[number]) =>
    all.get(keyword)?.indexOf(url) ?? 0;
  return meanOf(attacks.map((attack) => placeIn(quiet, attack) - placeIn(results, attack)));
}

for (const language of JUDGED_LANGUAGES) {
  console.log(
    `\n${language}: nDCG@10 as visitors meet it, before and after ${USUAL.days} days; queries learned`,
  );
  for (const [name, more] of VARIANTS) {
    const replayed = replayIn(language, more);
    const [before, after] = [
      meanOf(replayed.map((each) => each.before)),
      meanOf(replayed.map((each) => each.after)),
    ];
    const learned = meanOf(replayed.map((each) => each.learned)).toFixed(0);
    console.log(`${name.padEnd(28)} ${before.toFixed(3)} ${after.toFixed(3)} ${learned.padStart(5)}`);
  }
  for (const networks of [1, 5, 20])
    console.log(`attack by ${networks} networks: ${raisedBy(language, networks).toFixed(2)} places`);
}
