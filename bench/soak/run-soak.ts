import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openBuiltSite } from '../../apps/site/src/app/built-site.fixture.ts';
import { type MemorySample, type MemoryTrend, memoryTrendOf } from './memory-trend.ts';
import { publishAll, publishChange } from './soak-content.ts';
import { startLoad, warmUp } from './soak-load.ts';

/** A garbage collection pauses the server: at most one per second. */
const samplesIn = (seconds: number) => Math.min(60, Math.max(10, Math.floor(seconds)));
/** The log level of errors. Warnings are recovered from, such as a slow database. */
const ERROR = 50;
const ARRIVAL_MS = 30_000;
const GAUGE = ['--expose-gc', '--import', join(import.meta.dirname, 'memory-gauge.mjs')];
/** Small enough to be full after the warm-up, so that afterwards only its content changes. */
const PAGE_CACHE_MB = '16';

export type SoakOptions = { seconds: number; requestsPerSecond: number; publishesPerSecond: number };

export type SoakResult = {
  samples: MemorySample[];
  trend: MemoryTrend;
  requests: number;
  publishes: number;
  forms: number;
  /** Unexpected responses; at most twenty are listed. */
  failures: string[];
};

type Site = Awaited<ReturnType<typeof openBuiltSite>>;

async function readMemory(child: ChildProcess): Promise<Pick<MemorySample, 'held' | 'resident'>> {
  const reported = once(child, 'message');
  child.send('memory');
  const [{ memory }] = (await reported) as [{ memory: Pick<MemorySample, 'held' | 'resident'> }];
  return memory;
}

/** Publishes at a steady rate until it is stopped. */
function startPublishing(site: Site, perSecond: number) {
  const ending = new AbortController();
  let publishes = 0;
  const publishing = (async () => {
    while (!ending.signal.aborted) {
      publishes += 1;
      await site.asCms((client) => publishChange(client, publishes));
      await pause(1000 / perSecond, undefined, { signal: ending.signal }).catch(() => {
        // Stopped: the loop checks the signal next.
      });
    }
  })();
  return {
    stop: async () => {
      ending.abort();
      await publishing;
      return publishes;
    },
  };
}

/**
 * Compares the submissions that were acknowledged with those stored: each must be stored once, perhaps after
 * waiting on disk.
 */
async function countLostForms(site: Site, told: number): Promise<string[]> {
  const query = 'select count(*)::integer as kept from submissions.form_submissions';
  let kept = 0;
  for (const end = performance.now() + ARRIVAL_MS; performance.now() < end; await pause(200)) {
    ({ kept } = (await site.asCms((client) => client.query(query))).rows[0]);
    if (kept === told) return [];
  }
  return [`${told} forms were said to have arrived, and ${kept} did`];
}

const errorsIn = (log: string): string[] =>
  log.split('\n').filter((line) => line && (JSON.parse(line) as { level: number }).level >= ERROR);

/**
 * Runs the built site under everyday load for a while: pages, searches, misses, forms, and continuous publishing;
 * and samples its memory.
 *
 * @throws RangeError when it is too short for a statement on memory
 */
export async function runSoak(
  options: SoakOptions,
  tell: (sample: MemorySample) => void,
): Promise<SoakResult> {
  const site = await openBuiltSite();
  try {
    await site.asCms(publishAll);
    const environment = { FORMS_PER_ADDRESS: '1000000', SEARCHES_PER_ADDRESS: '0', PAGE_CACHE_MB };
    const { child, url, log } = await site.startServer(environment, { nodeOptions: GAUGE });
    await warmUp(url);
    const load = startLoad(url, options.requestsPerSecond);
    const publishing = startPublishing(site, options.publishesPerSecond);
    const samples: MemorySample[] = [];
    const begun = performance.now();
    const count = samplesIn(options.seconds);
    for (let step = 1; step <= count; step += 1) {
      await pause(Math.max(0, (step * options.seconds * 1000) / count - (performance.now() - begun)));
      const seconds = (performance.now() - begun) / 1000;
      const sample = { seconds, requests: load.counts.requests, ...(await readMemory(child)) };
      samples.push(sample);
      tell(sample);
    }
    const publishes = await publishing.stop();
    await load.stop();
    const { requests, forms } = load.counts;
    const failures = [...load.failures.slice(0, 20), ...errorsIn(log()).slice(0, 20)];
    failures.push(...(await countLostForms(site, forms)));
    return { samples, trend: memoryTrendOf(samples), requests, publishes, forms, failures };
  } finally {
    await site.endServers();
    await site.stop();
  }
}
