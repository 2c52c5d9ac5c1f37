import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectHarmless } from './expect-harmless.fixture.ts';
import {
  hostileCookies,
  hostileForms,
  hostileGraphql,
  hostilePaths,
  hostileQueries,
} from './hostile-requests.fixture.ts';
import { type SampleRequest, wholeSite } from './whole-site.fixture.ts';

/** Number of cases of each kind; `npm run fuzz` sets a higher one. */
const CASES = Number(process.env.FUZZ_CASES ?? 500);
/** A fixed seed by default, so that a change does not fail at random. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const MOST_MS = 60_000 + CASES * 20;

let whole: Awaited<ReturnType<typeof wholeSite>>;
const rejections: unknown[] = [];
const recordRejection = (reason: unknown) => rejections.push(reason);

beforeAll(async () => {
  whole = await wholeSite();
  process.on('unhandledRejection', recordRejection);
});
afterAll(async () => {
  process.off('unhandledRejection', recordRejection);
  await whole.stop();
});

const KNOWN = [
  '/',
  '/de',
  '/contact',
  '/old',
  '/old.md',
  '/nowhere',
  '/search',
  '/de/search',
  '/search/risk',
  '/search/suggestions',
  '/opensearch/suggestions',
  '/opensearch.xml',
  '/feeds/article.xml',
  '/sitemap.xml',
  '/sitemap-1.xml',
  '/robots.txt',
  '/llms.txt',
  '/health',
  '/preview',
  '/preview/a.b.c',
  '/preview/sections',
  '/share-images/10.png',
  '/forms/1',
  '/forms/1/sent/5',
  '/graphql',
];

const paths = () => [
  ...KNOWN,
  ...whole.media,
  ...whole.nodes.flatMap(({ path }) => [path, `${path}.md`, `${path}/calendar.ics`]),
];

it.each<[string, () => fc.Arbitrary<SampleRequest>]>([
  ['paths', () => hostilePaths(paths())],
  ['query strings', () => hostileQueries(paths())],
  ['cookies', () => hostileCookies(paths())],
  ['GraphQL bodies', () => hostileGraphql],
  ['form bodies', () => hostileForms],
])(
  'R-5 hostile %s are answered without a fault, a word of the machine or markup that comes back',
  async (_, requests) => {
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(requests(), async (asked) => {
        expectHarmless(asked, await whole.ask(asked));
        answered += 1;
      }),
      { numRuns: CASES, seed: SEED },
    );
    expect(answered).toBe(CASES);
    expect(rejections).toEqual([]);
  },
  MOST_MS,
);
