import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { CARDS, SEARCH } from '../../apps/site/src/search/query/search-operations.ts';
import type { Load, LoadResult } from './load-generator.ts';
import type { Scenario } from './scenarios.ts';

/** How long each load is at most. */
export const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);

/** Starts the load generator as a process apart from the server and this one. */
export function startLoadGenerator(): ChildProcess {
  return fork(join(import.meta.dirname, 'load-generator.ts'));
}

export function produce(generator: ChildProcess, load: Load): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('The load generator ended; its last words are above.'));
    generator.once('exit', onExit);
    generator.once('message', (result) => {
      generator.off('exit', onExit);
      resolve(result as LoadResult);
    });
    generator.send(load);
  });
}

/** The search screen's own request for the cards of ten results. */
export function toCardsBody(nids: number[]): string {
  const variables = { nids: nids.map(String), limit: nids.length, language: 'en' };
  return JSON.stringify({ operationName: 'Cards', query: CARDS, variables });
}

/** The search screen's own search. */
export function toBody(request: Scenario['requests'][number]): string {
  return JSON.stringify({
    operationName: 'Search',
    query: SEARCH,
    variables: {
      index: 'content_en',
      range: { offset: request.offset, limit: request.limit },
      sort: request.sort,
      conditions: [...request.conditions, { name: 'status', operator: '=', value: ['1'] }],
      fulltext: { keys: request.keys, conjunction: request.conjunction },
      facets: request.facets.map(({ name, limit, minCount, missing, operator }) => ({
        name,
        limit,
        min_count: minCount,
        missing,
        operator,
      })),
    },
  });
}

export type HttpTimings = { one: LoadResult; many: LoadResult };

/** `POST /graphql` over 1 and over 32 connections, after a short warm-up. */
export async function measureHttp(
  generator: ChildProcess,
  url: string,
  { requests }: Scenario,
): Promise<HttpTimings> {
  const load = { url, bodies: requests.map(toBody), maximumSeconds: SECONDS };
  await produce(generator, { ...load, connections: 4, requests: 100 });
  return {
    one: await produce(generator, { ...load, connections: 1, requests: 400 }),
    many: await produce(generator, { ...load, connections: 32, requests: 3200 }),
  };
}
