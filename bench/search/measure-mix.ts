import type { ChildProcess } from 'node:child_process';
import { processorSeconds } from '../delivery/processor-time.ts';
import type { LoadResult } from './load-generator.ts';
import { produce, SECONDS, toBody, toCardsBody } from './measure-http.ts';
import type { Scenario } from './scenarios.ts';
import { type GraphqlServer, startGraphqlServer } from './start-graphql-server.ts';

/** Number of distinct requests in the mix. */
const MIX_SIZE = 1000;
const CONNECTIONS = 32;
/** So many that none repeats within the time. */
const DIFFERENT = Math.ceil(2400 * SECONDS);

/** The result of a load, and the server's processor time per request in milliseconds. */
export type MixResult = LoadResult & { processorMs: number };

export type CacheTimings = { repeated: MixResult; different: MixResult };

/** The searches of all scenarios, filled up with requests for the cards of ten nodes, evenly interleaved. */
export function listMix(scenarios: readonly Scenario[], nodes: number): string[] {
  const searches = new Set(scenarios.flatMap(({ requests }) => requests.map(toBody)));
  const cards = Array.from({ length: MIX_SIZE - searches.size }, (_, i) =>
    toCardsBody(Array.from({ length: 10 }, (_, place) => 1 + ((i * 97 + place * 13) % nodes))),
  );
  const all = [...searches, ...cards];
  // A step coprime to the size visits each position once.
  return all.map((_, i) => all[(i * 7) % all.length] ?? '');
}

/** The same work with a unique request text, by a variable that the operation does not use. */
const numbered = (body: string, number: number) =>
  JSON.stringify({ ...JSON.parse(body), variables: { ...JSON.parse(body).variables, number } });

async function measure(
  generator: ChildProcess,
  { url, pid }: GraphqlServer,
  bodies: string[],
): Promise<MixResult> {
  const before = processorSeconds([pid]);
  const load = { url, bodies, connections: CONNECTIONS, requests: Number.MAX_SAFE_INTEGER };
  const result = await produce(generator, { ...load, maximumSeconds: SECONDS });
  return { ...result, processorMs: ((processorSeconds([pid]) - before) * 1000) / result.requests };
}

/** Measures the repeated mix, and the same number of unique requests, with a given cache size. */
export async function measureMix(
  generator: ChildProcess,
  mix: string[],
  cacheMb: number,
): Promise<CacheTimings> {
  const server = await startGraphqlServer({ GRAPHQL_CACHE_MB: String(cacheMb) });
  try {
    const warmUp = { url: server.url, bodies: mix, connections: CONNECTIONS };
    await produce(generator, { ...warmUp, requests: 2 * MIX_SIZE, maximumSeconds: SECONDS });
    const repeated = await measure(generator, server, mix);
    const bodies = Array.from({ length: DIFFERENT }, (_, i) => numbered(mix[i % mix.length] ?? '', i));
    return { repeated, different: await measure(generator, server, bodies) };
  } finally {
    server.stop();
  }
}
