import type { ChildProcess } from 'node:child_process';
import { processorSeconds } from '../delivery/processor-time.ts';
import type { LoadResult } from './load-generator.ts';
import { produce, toBody } from './measure-http.ts';
import { plainWords, request } from './scenarios.ts';
import { type GraphqlServer, startGraphqlServer } from './start-graphql-server.ts';

/** Words of each kind. When all pairs have been searched for, their next pages follow: nothing of the first is cached. */
const WORDS = 250;
const RANKS = { common: 20, middle: 400 };
const NODES = 10_000;
const PAGE = 10;
const CONNECTIONS = 32;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = {
  warmUp: Number(process.env.BENCH_SECONDS ?? 4),
  round: Number(process.env.BENCH_SECONDS ?? 3),
};
/** More than a server handles in a second: three times what it did in November 2026. */
const MOST = { smallest: 40_000, found: 14_000, marked: 8000 };

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
  /** The body of each, from 0. */
  body: (index: number) => string;
};

export type DifferentResult = Omit<DifferentRequests, 'body'> & {
  rounds: (LoadResult & { processorMs: number })[];
};

/** Searches for pairs of a common and a less common word, none twice for the same page. */
function searchesOf(vocabulary: readonly string[], query: string): DifferentRequests['body'] {
  const common = plainWords(vocabulary, RANKS.common, WORDS);
  const middle = plainWords(vocabulary, RANKS.middle, WORDS);
  return (i) => {
    const pair = i % (common.length * middle.length);
    const keys = [
      common[pair % common.length] ?? '',
      middle[(pair + Math.floor(pair / common.length)) % middle.length] ?? '',
    ];
    const offset = PAGE * Math.floor(i / (common.length * middle.length));
    const body = JSON.parse(toBody(request(keys, { offset })));
    return JSON.stringify({ ...body, query });
  };
}

/** The most nodes that GraphQL is asked for at once. */
const MOST_NODES = 50;

/** Asks for a node with each limit, then again with a zero before its number, and so on. */
const smallest = (i: number) => {
  const round = Math.floor(i / NODES);
  const nid = '0'.repeat(Math.floor(round / MOST_NODES)) + (1 + (i % NODES));
  const variables = { nids: [nid], limit: 1 + (round % MOST_NODES) };
  return JSON.stringify({ operationName: 'Smallest', query: SMALLEST_QUERY, variables });
};

export const listDifferentRequests = (vocabulary: readonly string[]): DifferentRequests[] => [
  { name: 'smallest', description: 'the smallest: the id of one node', body: smallest },
  {
    name: 'found',
    description: 'two words: ten ids, count, four facets',
    body: searchesOf(vocabulary, FOUND_QUERY),
  },
  {
    name: 'marked',
    description: 'the same with ten marked excerpts',
    body: searchesOf(vocabulary, MARKED_QUERY),
  },
];

/** Sends what has not been sent yet. */
class Supply {
  readonly #kind: DifferentRequests;
  #sent = 0;

  constructor(kind: DifferentRequests) {
    this.#kind = kind;
  }

  async measure(generator: ChildProcess, { url, pid }: GraphqlServer, maximumSeconds: number) {
    const { name, body } = this.#kind;
    const length = Math.ceil(MOST[name] * maximumSeconds);
    const bodies = Array.from({ length }, (_, i) => body(this.#sent + i));
    const before = processorSeconds([pid]);
    const load = { url, bodies, connections: CONNECTIONS, requests: bodies.length };
    const result = await produce(generator, { ...load, maximumSeconds });
    if (result.requests >= length)
      throw new Error(
        `The server handles more than ${MOST[name]} requests of "${name}" a second: raise MOST.`,
      );
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
    const supplies = kinds.map((kind) => new Supply(kind));
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
