import { startTestDatabase } from '@keelstone/content-store/test-database';
import type { SearchIndex } from '@keelstone/search-index';
import type { GeneratedDocument } from '@keelstone/seeds/bench-generator';
import { Client } from 'pg';
import { summarise, type Timings } from './percentile.ts';
import { loadPostgres } from './postgres-corpus.ts';
import { POSTGRES_SETTINGS, toStatement } from './postgres-search.ts';
import type { Scenario } from './scenarios.ts';

const ROUNDS = 2;

/** Thrown when the two engines do not find the same, so that comparing their speed would mean nothing. */
export class DifferentResultsError extends Error {
  override name = 'DifferentResultsError';
}

export type PostgresResult = { version: string; timings: Map<string, Timings> };

async function measureScenario(client: Client, index: SearchIndex, { requests }: Scenario): Promise<Timings> {
  const timings: number[] = [];
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const request of requests) {
      const start = performance.now();
      const { rows } = await client.query<{ total: string }>(toStatement(request));
      if (round >= 0) timings.push(performance.now() - start);
      else if (Number(rows[0]?.total) !== index.search(request).total) {
        throw new DifferentResultsError(
          `For ${JSON.stringify([request.keys, request.conditions])} PostgreSQL finds ${rows[0]?.total} documents, ` +
            `the index ${index.search(request).total}. Make both fold and split words alike.`,
        );
      }
    }
  }
  return summarise(timings);
}

/** PostgreSQL's full text search on the same documents, over one connection, with prepared statements. */
export async function measurePostgres(
  documents: readonly GeneratedDocument[],
  index: SearchIndex,
  scenarios: readonly Scenario[],
): Promise<PostgresResult> {
  const server = await startTestDatabase();
  const client = new Client({ connectionString: server.adminUrl });
  try {
    await client.connect();
    await client.query(POSTGRES_SETTINGS);
    await loadPostgres(client, documents);
    const timings = new Map<string, Timings>();
    for (const scenario of scenarios) {
      timings.set(scenario.name, await measureScenario(client, index, scenario));
    }
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return { version: rows[0]?.server_version ?? '', timings };
  } finally {
    await client.end();
    await server.stop();
  }
}
