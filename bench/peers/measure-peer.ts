import { listVocabulary } from '../generator/generate.ts';
import type { Timings } from '../percentile.ts';
import { listScenarios } from '../search/scenarios.ts';
import { firstDocuments, type PeerCorpus, parseCorpus, streamBatches } from './corpus.ts';
import { PEERS } from './list-peers.ts';
import { type Classes, measureClasses } from './measure-classes.ts';
import { measureUpdates, type Stalls } from './measure-updates.ts';
import type { Peer, Restart } from './peer.ts';

/** The process's additional memory for an engine. */
export type Memory = {
  /** Resident memory. */
  residentBytes: number;
  /** Live heap and array buffers; memory that an engine allocates elsewhere is not visible. */
  liveBytes: number;
  /** Of that, titles and paths, which results consist of. */
  storedBytes: number;
};

/** The results of one engine on one corpus. */
export type PeerResult = Classes & {
  name: string;
  documents: number;
  buildSeconds: number;
  memory: Memory;
  update: Timings | null;
  stalls: Stalls | null;
  restart: Restart | null;
};

/** Documents that are updated while stalls are measured, one after the other. */
const CHANGED = 1000;

function readMemory() {
  // Repeated, because some garbage only becomes collectable in the first collection.
  for (let i = 0; i < 3; i += 1) globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, live: heapUsed + external };
}

async function load(peer: Peer, corpus: PeerCorpus): Promise<{ buildSeconds: number; memory: Memory }> {
  const before = readMemory();
  let [milliseconds, storedBytes] = [0, 0];
  for (const batch of streamBatches(corpus)) {
    for (const { title, url } of batch) storedBytes += Buffer.byteLength(title) + Buffer.byteLength(url);
    const start = performance.now();
    await peer.load(batch);
    milliseconds += performance.now() - start;
  }
  const start = performance.now();
  await peer.finish?.();
  milliseconds += performance.now() - start;
  const after = readMemory();
  const memory = {
    residentBytes: after.rss - before.rss,
    liveBytes: after.live - before.live,
    storedBytes,
  };
  return { buildSeconds: milliseconds / 1000, memory };
}

async function measure(name: string, corpus: PeerCorpus): Promise<PeerResult> {
  const create = PEERS[name];
  if (!create) throw new Error(`There is no peer ${name}. Peers are ${Object.keys(PEERS).join(', ')}.`);
  const scenarios = listScenarios(listVocabulary());
  const documents = firstDocuments(corpus, CHANGED);
  const peer = await create();
  // Given up: the engine's own server must not outlive it.
  process.once('SIGTERM', async () => {
    await peer.stop?.();
    process.exit(1);
  });
  const loaded = await load(peer, corpus);
  const titles = documents.slice(0, 100).map(({ title }) => title);
  const classes = await measureClasses(peer, scenarios, titles);
  const restart = (await peer.restart?.()) ?? null;
  const updates = await measureUpdates(peer, documents);
  await peer.stop?.();
  return {
    name: peer.name,
    documents: corpus.count,
    ...loaded,
    ...classes,
    restart,
    update: updates?.update ?? null,
    stalls: updates?.stalls ?? null,
  };
}

process.send?.(await measure(process.argv[2] ?? '', parseCorpus(process.argv[3] ?? '')));
