import type { SearchTask } from '@keelstone/editing/payload-types.ts';
import pg from 'pg';
import { createNode, type SavedNode } from '../publishing/published-content.fixture.ts';
import type { CmsUnderTest } from '../test-cms.ts';

/** Creates more published pages than one transaction of a task handles. */
export async function createPages(cms: CmsUnderTest, count: number): Promise<SavedNode[]> {
  const pages: SavedNode[] = [];
  for (let number = 1; number <= count; number += 1)
    pages.push(await createNode(cms.payload, 'page', { title: `Page ${number}` }));
  return pages;
}

/** Corrupts the rows of nodes without notifying anyone, as none of our code would. */
export async function forgeTitles(cms: CmsUnderTest, nids: readonly number[]): Promise<void> {
  await cms.query(
    `update published.nodes set node = jsonb_set(node, '{title}', '"Forged"') where nid = any($1::integer[])`,
    [nids],
  );
}

/** Everything that is published. */
export const everythingPublished = (cms: CmsUnderTest) =>
  Promise.all([
    cms.query('select * from published.nodes order by nid, language'),
    cms.query('select * from published.settings order by key, language'),
    cms.query('select * from published.redirects order by from_path'),
  ]);

/** How often followers were told to rebuild their indexes. */
export const countReindexes = async (cms: CmsUnderTest) =>
  (await cms.query("select from published.change_log where kind = 'reindex'")).length;

export const readTask = (cms: CmsUnderTest, id: number): Promise<SearchTask> =>
  cms.payload.findByID({ collection: 'search_tasks', id, depth: 0 });

/** Locks a row of the read model, so that its repair has to wait. */
export async function holdRow(nid: number | undefined): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query('begin');
  await client.query('select from published.nodes where nid = $1 for update', [nid]);
  return async () => {
    await client.query('rollback');
    await client.end();
  };
}

/** True while a transaction waits for a row. */
export const isSomebodyWaiting = async (cms: CmsUnderTest) =>
  (await cms.query("select from pg_stat_activity where wait_event_type = 'Lock'")).length > 0;
