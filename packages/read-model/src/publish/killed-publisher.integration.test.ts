import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openPool, startTestDatabase } from '@keelstone/postgres/test-database';
import { afterAll, expect, it } from 'vitest';
import { migrate } from '../migrate/migrate.ts';
import { followIntoReplica } from '../testing/open-read-model.ts';

const PUBLISHER = path.join(import.meta.dirname, 'publisher.fixture.ts');
const PAGES = 12;
const KILLS = 20;
/** About how long it takes to publish an edition. */
const EDITION_MS = 60;

const server = await startTestDatabase(migrate);
const urls = await server.createDatabase();
const pool = openPool(urls.cmsUrl);
afterAll(async () => {
  await pool.end();
  await server.stop();
});

/** Kills a publisher at a random moment after its first commit. @returns the last edition whose commit it reported */
async function publishAndKill(first: number): Promise<number> {
  const child = fork(PUBLISHER, [urls.cmsUrl, String(PAGES), String(first)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let told = 0;
  child.on('message', ({ committed }: { committed: number }) => {
    told = committed;
  });
  const ended = once(child, 'exit');
  await Promise.race([once(child, 'message'), ended]);
  await pause(Math.random() * 3 * EDITION_MS);
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  return told;
}

/** Waits until the database has noticed, too: only then are its statements either finished or rolled back. */
async function untilDisconnected(): Promise<void> {
  const publishers = `select from pg_stat_activity where application_name = 'publisher'`;
  while ((await pool.query(publishers)).rows.length > 0) await pause(5);
}

/** Checks that everything shows the same edition, and returns it. */
async function onlyEdition(): Promise<number> {
  const { rows } = await pool.query(`
    select node->>'title' as edition from published.nodes
    union all select value->>'tagline' from published.settings where key = 'site'`);
  expect(rows).toHaveLength(PAGES + 1);
  const editions = new Set(rows.map(({ edition }) => edition as string));
  expect([...editions]).toHaveLength(1);
  const edition = Number([...editions][0]?.replace('Edition ', ''));
  const redirects = await pool.query('select to_path from published.redirects');
  expect(redirects.rows).toEqual([{ to_path: `/pages/${(edition % PAGES) + 1}` }]);
  return edition;
}

/**
 * Checks that each transaction of the log is one whole edition (every page, the settings and the redirect) and
 * that the numbers are consecutive.
 */
async function expectWholeLog(): Promise<void> {
  const { rows } = await pool.query(`
    select count(*)::integer as changes, (max(number) - min(number) + 1)::integer as span,
      count(distinct nid)::integer as pages
    from published.change_log group by transaction order by min(number)`);
  for (const row of rows) expect(row).toMatchObject({ span: row.changes, pages: PAGES });
  expect((await pool.query('select from published.change_log where number is null')).rows).toEqual([]);
}

// Starting twenty processes takes time on a busy machine.
it(`R-5 a process that is killed while it publishes, ${KILLS} times over, leaves the whole change or nothing, and the next one publishes`, async () => {
  const { follower, replica } = await followIntoReplica(urls.siteUrl);
  let edition = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const told = await publishAndKill(edition + 1);
    expect(told).toBeGreaterThan(edition);
    await untilDisconnected();
    edition = await onlyEdition();
    // Committed, but killed before it could report it.
    expect(edition - told).toBeGreaterThanOrEqual(0);
    expect(edition - told).toBeLessThanOrEqual(1);
    await expectWholeLog();
  }
  const { rows } = await pool.query('select max(number)::integer as newest from published.change_log');
  while (follower.lastNumber < rows[0].newest) await pause(5);
  expect([...replica.nodes('en')].map(({ title }) => title)).toEqual(Array(PAGES).fill(`Edition ${edition}`));
  await follower.stop();
}, 300_000);
