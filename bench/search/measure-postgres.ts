import { migrate } from '@keelstone/outbox/migrate';
import { startTestDatabase } from '@keelstone/postgres/test-database';
import type { SearchDocument, SearchIndex } from '@keelstone/search-index';
import { Client } from 'pg';
import { summarise, type Timings } from '../percentile.ts';
import { loadPostgres } from './postgres-corpus.ts';
import { POSTGRES_SETTINGS, toStatement } from './postgres-search.ts';
import type { Scenario } from './scenarios.ts';

const ROUNDS = 2;

/**
 * One in this many requests may find different documents: where only one engine takes a word for an inflection of
 * another.
 */
const ONE_IN = 50;

/** Thrown when the two engines return different results, so that comparing their speed would be meaningless. */
class DifferentResultsError extends Error {
  override name = 'DifferentResultsError';
}

/** `same` of `compared` requests found the same number of documents in both engines. */
export type PostgresResult = {
  version: string;
  timings: Map<string, Timings>;
  same: number;
  compared: number;
};

type Measured = { timings: Timings; differences: string[] };

async function measureScenario(
  client: Client,
  index: SearchIndex,
  { requests }: Scenario,
): Promise<Measured> {
  const timings: number[] = [];
  const differences: string[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const request of requests) {
      const start = performance.now();
      const { rows } = await client.query<{ total: string }>(toStatement(request));
      if (round >= 0) {
        timings.push(performance.now() - start);
        continue;
      }
      // Only the index looks for a similar word when nothing has the one that was typed.
      const { total, corrections } = index.search(request);
      if (Number(rows[0]?.total) === (corrections.length > 0 ? 0 : total)) continue;
      differences.push(
        `For ${JSON.stringify([request.keys, request.conditions])} PostgreSQL finds ${rows[0]?.total} documents, ` +
          `the index ${total}.`,
      );
    }
  }
  return { timings: summarise(timings), differences };
}

/** Measures PostgreSQL's full text search on the same documents, over one connection, with prepared statements. */
export async function measurePostgres(
  documents: readonly SearchDocument[],
  index: SearchIndex,
  scenarios: readonly Scenario[],
): Promise<PostgresResult> {
  const server = await startTestDatabase(migrate);
  const client = new Client({ connectionString: server.adminUrl });
  try {
    await client.connect();
    await client.query(POSTGRES_SETTINGS);
    await loadPostgres(client, documents);
    const timings = new Map<string, Timings>();
    const differences: string[] = [];
    for (const scenario of scenarios) {
      const measured = await measureScenario(client, index, scenario);
      timings.set(scenario.name, measured.timings);
      differences.push(...measured.differences);
    }
    const compared = scenarios.reduce((sum, { requests }) => sum + requests.length, 0);
    if (differences.length * ONE_IN > compared) {
      const found = differences.join('\n');
      throw new DifferentResultsError(`${found}\nMake both fold and split words alike.`);
    }
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    const same = compared - differences.length;
    return { version: rows[0]?.server_version ?? '', timings, same, compared };
  } finally {
    await client.end();
    await server.stop();
  }
}
