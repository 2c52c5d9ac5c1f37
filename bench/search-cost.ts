// npm run bench:search-cost; with --gate, what npm test holds: the ratios of bench/budgets.json, on fewer documents
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readThesaurus } from '@keelstone/languages/thesaurus.ts';
import { createSearchIndex, type SavableSearchIndex, type SearchRequest } from '@keelstone/search-index';
import * as v from 'valibot';
import { listVocabulary } from './generator/generate.ts';
import { streamBatches } from './peers/corpus.ts';
import { createThreadClock } from './peers/thread-clock.ts';
import { median } from './percentile.ts';
import { budgetsSchema } from './sizes/page-weight.ts';

/** The last commit of the index that found only what has all words, and knew no groups. */
const BEFORE = 'ae999b0d';
const IS_GATE = process.argv.includes('--gate');
const { documents, ...LIMITS } = v.parse(
  budgetsSchema,
  JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8')),
).searchCost;
const COUNT = Number(process.env.BENCH_NODES ?? (IS_GATE ? documents : 100_000));
/** More than an index keeps the matches of, so that each round searches anew. */
const QUERIES = Number(process.env.BENCH_VARIANTS ?? 80);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? (IS_GATE ? 3 : 5));

type Created = Pick<SavableSearchIndex, 'add' | 'search'>;

/** A copy of the sources without their history has nothing to compare with. */
function hasBefore(): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${BEFORE}^{commit}`], {
      cwd: import.meta.dirname,
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

/** Its sources, where imports find the packages of today. */
async function createIndexBefore(): Promise<Created> {
  const folder = join(import.meta.dirname, 'dist', 'index-before');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const root = join(import.meta.dirname, '..');
  const archive = execFileSync('git', ['archive', BEFORE, 'packages/search-index'], {
    cwd: root,
    maxBuffer: 2 ** 26,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const sources: { createSearchIndex(options: { language: 'en' }): Created } = await import(
    join(folder, 'packages/search-index/src/index.ts')
  );
  return sources.createSearchIndex({ language: 'en' });
}

/** What an index adds to the live memory of the process while it is filled, and finished. */
function fill(index: Created, finish: () => void = () => {}): number {
  const read = () => {
    for (let i = 0; i < 3; i += 1) globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = read();
  for (const batch of streamBatches({ count: COUNT, isShort: false }))
    for (const document of batch) index.add(document);
  finish();
  return read() - before;
}

const words = listVocabulary();
const commonWord = (i: number) => words[20 + i] as string;
const rareWord = (i: number) => words[9_000 + 97 * i] as string;
const UNKNOWN = 'qxvjzkwq';

/** Searches by kind; all but the first four give way, with a fallback. */
const KINDS: Record<string, (i: number) => string[]> = {
  'common word': (i) => [commonWord(i)],
  'two common words': (i) => [commonWord(i), commonWord(i + 60)],
  'rare word': (i) => [rareWord(i)],
  'common and rare word': (i) => [commonWord(i), rareWord(i)],
  'two rare words': (i) => [rareWord(i), rareWord(i + 1)],
  'two common and two rare words': (i) => [commonWord(i), rareWord(i), commonWord(i + 60), rareWord(i + 1)],
  'question of five words': (i) => [
    ...['how', 'can', 'i', commonWord(i), rareWord(i), commonWord(i + 60), rareWord(i + 1), rareWord(i + 2)],
  ],
  'four common words and an unknown one': (i) => [
    ...[commonWord(i), commonWord(i + 20), commonWord(i + 40), commonWord(i + 60), UNKNOWN],
  ],
};

const readThread = createThreadClock();
function timeOf(call: () => unknown): number {
  const start = readThread();
  call();
  return readThread() - start;
}

/** Each search in turn by both indexes. */
function compare(
  now: Created,
  before: Created,
  keysOf: (i: number) => string[],
  field: 'created' | 'relevance',
) {
  const times = { now: [] as number[], before: [] as number[] };
  const steps = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (let i = 0; i < QUERIES; i += 1) {
      const request: SearchRequest = {
        keys: keysOf(i),
        conjunction: 'AND',
        conditions: [],
        sort: [{ field, direction: 'DESC' }],
        offset: 0,
        limit: 20,
        best: 3,
        facets: [],
      };
      let step = 'none';
      times.now.push(
        timeOf(
          () =>
            ({
              fallback: { step },
            } = now.search({ ...request, fallback: true })),
        ),
      );
      times.before.push(timeOf(() => before.search(request)));
      if (round === 0) steps.set(step, (steps.get(step) ?? 0) + 1);
    }
  const [at, old] = [median(times.now), median(times.before)];
  const worst = times.now.toSorted((a, b) => a - b)[Math.floor(times.now.length * 0.99)] ?? 0;
  return {
    at,
    old,
    worst,
    steps: [...steps].map(([step, count]) => `${step} ${count}`).join(', '),
    givesWay: [...steps.keys()].some((step) => step !== 'none'),
  };
}

/** The largest figure for each limit. */
const measured: Partial<Record<keyof typeof LIMITS, number>> = {};
function measure(name: keyof typeof LIMITS, figure: number): void {
  measured[name] = Math.max(measured[name] ?? 0, figure);
}

const digits = (milliseconds: number) => milliseconds.toFixed(2);

/** The processor time of each turn in which changed rules are read, as the site does: one word list after the other. */
function timeRules(index: SavableSearchIndex, synonyms: { phrases: string[] }[]): number[] {
  const rules = { synonyms, pinned: [] };
  const turns: number[] = [];
  const steps = index.learn(rules);
  const SLICE_MS = 3;
  for (let isDone = false; !isDone; )
    turns.push(
      timeOf(() => {
        const end = performance.now() + SLICE_MS;
        while (!isDone && performance.now() < end) isDone = steps.next().done === true;
      }),
    );
  turns.push(timeOf(() => index.setRules(rules)));
  return turns;
}

if (IS_GATE && !hasBefore()) {
  console.log(`the cost of a search is not compared: this clone has no commit ${BEFORE}`);
  process.exit(0);
}
const groups = readThesaurus('en').map(({ phrases, finds, weight }) => ({
  phrases,
  ...(finds.length > 0 && { finds }),
  ...(weight !== null && { weight }),
}));
const now = createSearchIndex({ language: 'en' });
const first: number[] = [];
const memory = fill(now, () => first.push(...timeRules(now, groups)));
const before = await createIndexBefore();
const memoryBefore = fill(before);
console.log(`${COUNT.toLocaleString('en')} documents; milliseconds of processor time of the main thread`);
for (const field of ['created', 'relevance'] as const)
  for (const [kind, keysOf] of Object.entries(KINDS).slice(0, IS_GATE ? 1 : undefined)) {
    const { at, old, worst, steps, givesWay } = compare(now, before, keysOf, field);
    const figures = `median ${digits(at)}, 99th percentile ${digits(worst)}, before ${digits(old)}, ratio ${digits(at / old)}`;
    console.log(`${kind}, by ${field}: ${figures} (${steps})`);
    if (kind === 'common word') measure('commonWord', at / old);
    if (givesWay) measure('fallbackMilliseconds', at);
  }
measure('memory', memory / memoryBefore);
console.log(
  `memory: ${(memory / 2 ** 20).toFixed(0)} MB, before ${(memoryBefore / 2 ** 20).toFixed(0)} MB, ratio ${(memory / memoryBefore).toFixed(3)}`,
);
console.log(
  `${groups.length} groups at once: longest turn ${digits(Math.max(...first))}, of ${first.length}`,
);
const changes = Array.from({ length: 30 }, (_, i) => {
  const changed = [...groups, { phrases: [`another word ${i}`, commonWord(i)] }];
  const turns = timeRules(now, changed);
  const [found] = now.search({
    keys: ['another', 'word', String(i)],
    conjunction: 'AND',
    conditions: [],
    sort: [{ field: 'created', direction: 'DESC' }],
    offset: 0,
    limit: 1,
    facets: [],
  }).nids;
  if (found === undefined) throw new Error('A changed group has no effect.');
  return turns;
});
const all = changes.map((turns) => turns.reduce((sum, turn) => sum + turn, 0));
console.log(
  `one group more: takes effect after ${digits(median(all))}, at most ${digits(Math.max(...all))}; longest turn ${digits(Math.max(...changes.flat()))}`,
);
// Beside others, only what both indexes do in turn is comparable.
if (!IS_GATE) measure('turnMilliseconds', Math.max(...first, ...changes.flat()));
for (const [name, figure] of Object.entries(measured) as [keyof typeof LIMITS, number][])
  if (figure > LIMITS[name]) {
    console.error(
      `${name} is ${figure.toFixed(2)}, and ${LIMITS[name]} is allowed. See what each search does without giving way, or change searchCost in bench/budgets.json and say why.`,
    );
    process.exitCode = 1;
  }
