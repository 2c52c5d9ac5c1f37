import { generateSearchDocuments, listVocabulary } from '@keelstone/seeds/bench-generator';
import { CORPUS } from '../corpus.ts';
import { summarise, type Timings } from '../percentile.ts';
import { listScenarios, type Scenario } from '../scenarios.ts';
import { PEERS } from './list-peers.ts';
import type { Peer } from './peer.ts';

/** What one engine showed on one corpus. A class that it has no means for is not there. */
export type PeerResult = {
  name: string;
  documents: number;
  buildSeconds: number;
  /** Of the process, beyond what it held with the documents before the engine saw them. */
  megabytes: number;
  classes: Record<string, Timings>;
  update: Timings | null;
  /** How many results each query had, to see that all find the same. */
  totals: Record<string, number[]>;
};

/** Seconds for one class: slow engines answer fewer queries. */
const MOST_SECONDS = 1.5;
const ROUNDS = 3;
const WARM_UP = 10;
const UPDATES = 100;

const residentMegabytes = () => {
  globalThis.gc?.();
  return process.memoryUsage.rss() / 1e6;
};

async function time(calls: readonly (() => unknown)[]): Promise<Timings> {
  for (const call of calls.slice(0, WARM_UP)) await call();
  const timings: number[] = [];
  const end = performance.now() + MOST_SECONDS * 1000;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const call of calls) {
      const start = performance.now();
      await call();
      timings.push(performance.now() - start);
      if (performance.now() > end) return summarise(timings);
    }
  }
  return summarise(timings);
}

/** Swaps two letters in the middle of a word. */
const misspell = (word: string) => word.slice(0, 2) + word.charAt(3) + word.charAt(2) + word.slice(4);

async function measureClasses(peer: Peer, scenarios: readonly Scenario[]) {
  const classes: Record<string, Timings> = {};
  const totals: Record<string, number[]> = {};
  for (const { name, requests } of scenarios) {
    classes[name] = await time(requests.map((request) => () => peer.search(request)));
    totals[name] = [];
    for (const request of requests.slice(0, 20)) totals[name].push((await peer.search(request)).total);
  }
  const rare = scenarios.find(({ name }) => name === 'rare word')?.requests ?? [];
  const { forgive, suggest } = peer;
  if (forgive) {
    const slips = rare.map((request) => ({ ...request, keys: request.keys.map(misspell) }));
    classes['slip of the pen'] = await time(slips.map((request) => () => forgive(request)));
  }
  if (suggest) {
    const words =
      scenarios.find(({ name }) => name === 'common word')?.requests.flatMap(({ keys }) => keys) ?? [];
    const typed = words.flatMap((word) => [word.slice(0, 3), word, `${word} z`]);
    classes.suggestions = await time(typed.map((text) => () => suggest(text)));
  }
  return { classes, totals };
}

async function measure(name: string): Promise<PeerResult> {
  const documents = generateSearchDocuments(CORPUS.count, CORPUS.seed);
  const create = PEERS[name];
  if (!create) throw new Error(`There is no peer ${name}. Peers are ${Object.keys(PEERS).join(', ')}.`);
  const before = residentMegabytes();
  const peer = await create();
  const start = performance.now();
  await peer.load(documents);
  const buildSeconds = (performance.now() - start) / 1000;
  const megabytes = residentMegabytes() - before;
  const measured = await measureClasses(peer, listScenarios(listVocabulary()));
  const { update } = peer;
  // Each time another title: what comes unchanged is no update.
  let edition = 0;
  const change = (document: (typeof documents)[number]) => {
    edition += 1;
    return update?.({ ...document, title: `Edition ${edition}: ${document.title}` });
  };
  const updates =
    update && (await time(documents.slice(0, UPDATES).map((document) => () => change(document))));
  await peer.stop?.();
  return {
    name: peer.name,
    documents: documents.length,
    buildSeconds,
    megabytes,
    update: updates ?? null,
    ...measured,
  };
}

process.send?.(await measure(process.argv[2] ?? ''));
