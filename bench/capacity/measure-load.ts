import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { publish } from '@keelstone/read-model';
import type { Client } from 'pg';
import { listVocabulary } from '../generator/generate.ts';
import { summarise, type Timings } from '../percentile.ts';

const SECONDS = Number(process.env.BENCH_LOAD_SECONDS ?? 30);
const PUBLISHES_A_SECOND = 10;
/** Requests of each kind; few enough that none waits for another on the way. */
const REQUESTS_A_SECOND = 20;
/** Compiled code, connections, and the first reading of what only requests need. */
const WARM_UP_SECONDS = Math.min(5, SECONDS);

export type Load = {
  search: Timings;
  page: Timings;
  publishes: number;
  /** The longest from one publish to the end of its commit. */
  slowestPublishMs: number;
  failures: number;
};

type Responses = { timings: number[]; failures: number };

/** Calls a function at even intervals, whether or not the calls before have ended, and waits for all. */
async function evenly(perSecond: number, seconds: number, call: (i: number) => Promise<void>): Promise<void> {
  const begin = performance.now();
  const pending = new Set<Promise<void>>();
  for (let i = 0; i < perSecond * seconds; i += 1) {
    await pause(Math.max(0, begin + (i * 1000) / perSecond - performance.now()));
    const called = call(i).finally(() => pending.delete(called));
    pending.add(called);
  }
  await Promise.all(pending);
}

function ask(url: string, agent: Agent, responses: Responses): Promise<void> {
  return new Promise((resolve) => {
    const before = performance.now();
    const fail = () => {
      responses.failures += 1;
      resolve();
    };
    get(url, { agent }, (response) => {
      response.resume().on('end', () => {
        responses.timings.push(performance.now() - before);
        if (response.statusCode === 200) resolve();
        else fail();
      });
    }).on('error', fail);
  });
}

/** Words of many documents and of few, in turn: every search is another one. */
function listKeywords(): string[] {
  const words = listVocabulary().filter((word) => /^[a-z]{4,}$/.test(word));
  return words.slice(0, 4000).map((word, i) => (i % 2 === 0 ? word : `${word} ${words[(i * 7) % 500]}`));
}

/**
 * Searches and reads pages at a steady rate while other pages are published at a steady rate.
 *
 * @param nodes those that are published, again and again
 * @param count how many nodes there are, whose pages are `/bench/1` and so on
 */
export async function measureLoad(
  url: string,
  client: Client,
  nodes: readonly PublishedNode[],
  count: number,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const keywords = listKeywords();
  const [search, page]: [Responses, Responses] = [
    { timings: [], failures: 0 },
    { timings: [], failures: 0 },
  ];
  let [slowestPublishMs, publishes, asked] = [0, 0, 0];
  // One connection publishes in turn: a slow one delays the next.
  let last = Promise.resolve();
  const publishNext = (i: number): Promise<void> => {
    last = last.then(async () => {
      const node = nodes[i % nodes.length] as PublishedNode;
      const begin = performance.now();
      await publish(client, { node: { ...node, title: `${node.title}, edition ${i}` }, dependencies: [] });
      publishes += 1;
      slowestPublishMs = Math.max(slowestPublishMs, performance.now() - begin);
    });
    return last;
  };
  const requestBoth = async () => {
    asked += 1;
    const keyword = encodeURIComponent(keywords[asked % keywords.length] ?? '');
    const nid = 1 + ((asked * 7919) % count);
    await ask(`${url}/search?keyword=${keyword}`, agent, search);
    await ask(`${url}/bench/${nid}`, agent, page);
  };
  await evenly(REQUESTS_A_SECOND, WARM_UP_SECONDS, requestBoth);
  search.timings = [];
  page.timings = [];
  await Promise.all([
    evenly(PUBLISHES_A_SECOND, SECONDS, publishNext),
    evenly(REQUESTS_A_SECOND, SECONDS, requestBoth),
  ]);
  agent.destroy();
  return {
    search: summarise(search.timings),
    page: summarise(page.timings),
    publishes,
    slowestPublishMs,
    failures: search.failures + page.failures,
  };
}
