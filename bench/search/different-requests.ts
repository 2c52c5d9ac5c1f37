import type { ChildProcess } from 'node:child_process';
import { processorSeconds } from '../delivery/processor-time.ts';
import type { LoadResult } from './load-generator.ts';
import { produce, toBody } from './measure-http.ts';
import { plainWords, request } from './scenarios.ts';
import { type GraphqlServer, startGraphqlServer } from './start-graphql-server.ts';

/** Words of each kind: their pairs are more keywords than a server handles within a run. */
const WORDS = 250;
const RANKS = { common: 20, middle: 400 };
const NODES = 10_000;
const CONNECTIONS = 32;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = {
  warmUp: Number(process.env.BENCH_SECONDS ?? 4),
  round: Number(process.env.BENCH_SECONDS ?? 3),
};
const ALL_SECONDS = SECONDS.warmUp + ROUNDS * SECONDS.round;
/** More than a server handles within a run. */
const SMALLEST = Math.ceil(11_000 * ALL_SECONDS);
const SEARCHES = Math.ceil(3500 * ALL_SECONDS);

const SMALLEST_QUERY =
  'query Smallest($nids: [ID!]!, $limit: Int) { nodes(nids: $nids, limit: $limit) { nid } }';

const searchFor = (documents: string) =>
  `query Search($index: ID!, $range: RangeInput, $sort: [SortInput!], $conditions: [ConditionInput!], $fulltext: FulltextInput, $facets: [FacetInput!]) {
  search(index: $index, range: $range, sort: $sort, conditions: $conditions, fulltext: $fulltext, facets: $facets) {
    result_count documents ${documents} facets { name values { name count } }
  }
}`;

const FOUND_QUERY = searchFor('{ nid }');
const MARKED_QUERY = searchFor(
  '{ nid highlight { title { start end } excerpt excerptRanges { start end } } }',
);

/** One kind of request, each different from all others of the run. */
export type DifferentRequests = {
  name: 'smallest' | 'found' | 'marked';
  /** What it is called in the table. */
  description: string;
  bodies: string[];
};

export type DifferentResult = Omit<DifferentRequests, 'bodies'> & {
  rounds: (LoadResult & { processorMs: number })[];
};

/** Pairs of a common and a less common word, none twice. */
function listKeywords(vocabulary: readonly string[]): [string, string][] {
  const common = plainWords(vocabulary, RANKS.common, WORDS);
  const middle = plainWords(vocabulary, RANKS.middle, WORDS);
  return Array.from(
    { length: Math.min(SEARCHES, common.length * middle.length) },
    (_, i): [string, string] => [
      common[i % common.length] ?? '',
      middle[(i + Math.floor(i / common.length)) % middle.length] ?? '',
    ],
  );
}

export function listDifferentRequests(vocabulary: readonly string[]): DifferentRequests[] {
  const searches = listKeywords(vocabulary).map((keys) => JSON.parse(toBody(request(keys))));
  const searching = (query: string) => searches.map((body) => JSON.stringify({ ...body, query }));
  const smallest = Array.from({ length: SMALLEST }, (_, i) => {
    const variables = { nids: [String(1 + (i % NODES))], limit: 1 + Math.floor(i / NODES) };
    return JSON.stringify({ operationName: 'Smallest', query: SMALLEST_QUERY, variables });
  });
  return [
    { name: 'smallest', description: 'the smallest: the id of one node', bodies: smallest },
    { name: 'found', description: 'two words: ten ids, count, four facets', bodies: searching(FOUND_QUERY) },
    { name: 'marked', description: 'the same with ten marked excerpts', bodies: searching(MARKED_QUERY) },
  ];
}

/** Sends what has not been sent yet. */
class Supply {
  readonly #bodies: string[];
  #sent = 0;

  constructor(bodies: string[]) {
    this.#bodies = bodies;
  }

  async measure(generator: ChildProcess, { url, pid }: GraphqlServer, maximumSeconds: number) {
    const bodies = this.#bodies.slice(this.#sent);
    const before = processorSeconds([pid]);
    const load = { url, bodies, connections: CONNECTIONS, requests: bodies.length };
    const result = await produce(generator, { ...load, maximumSeconds });
    this.#sent += result.requests;
    return { ...result, processorMs: ((processorSeconds([pid]) - before) * 1000) / result.requests };
  }
}

/** Measures requests of which none comes twice, kind by kind in turn, so that other load affects all of them equally. */
export async function measureDifferent(
  generator: ChildProcess,
  kinds: readonly DifferentRequests[],
  cacheMb: number,
): Promise<DifferentResult[]> {
  const server = await startGraphqlServer({ GRAPHQL_CACHE_MB: String(cacheMb) });
  try {
    const supplies = kinds.map(({ bodies }) => new Supply(bodies));
    for (const supply of supplies) await supply.measure(generator, server, SECONDS.warmUp);
    const results = kinds.map(
      ({ name, description }): DifferentResult => ({ name, description, rounds: [] }),
    );
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [i, supply] of supplies.entries())
        results[i]?.rounds.push(await supply.measure(generator, server, SECONDS.round));
    }
    return results;
  } finally {
    server.stop();
  }
}
