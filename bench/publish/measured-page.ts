import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { publish } from '@keelstone/read-model';
import pg from 'pg';
import { loadLexical } from '../../apps/cms/src/app/load-lexical.ts';

/**
 * The parts that the benchmark needs. The CMS's own types pull in those of Next.js, which change those of Node.js.
 */
type Cms = {
  payload: { db: { commitTransaction(id: string | number | Promise<string | number>): Promise<void> } };
  query(text: string, parameters: unknown[]): Promise<unknown>;
  publishedNodes(nid: number): Promise<{ path: string }[]>;
  stop(): Promise<void>;
};
type CmsResponse = { status: number; body: { doc: { id: number; nid: number } } };
type Person = {
  post(path: string, data: object): Promise<CmsResponse>;
  patch(path: string, data: object): Promise<CmsResponse>;
};
type Sources = {
  startCms(): Promise<Cms>;
  Staff: { hire(payload: Cms['payload'], role: string): Promise<Person> };
};

const CMS_SOURCES = new URL('../../apps/cms/src/', import.meta.url).href;

/** Imported late, because the editor's packages must be loaded first (see apps/cms/src/app/load-lexical.ts). */
const loadSources = async (): Promise<Sources> => ({
  ...(await import(`${CMS_SOURCES}test-cms.ts`)),
  ...(await import(`${CMS_SOURCES}http/staff.fixture.ts`)),
});

/** A page of the CMS that is saved repeatedly. */
export type MeasuredPage = {
  path: string;
  /**
   * Saves it with a new title, through the CMS's REST handlers and all hooks.
   *
   * @returns when the commit began, in `performance.now` time, and how long the save took in milliseconds
   */
  save(title: string): Promise<{ committedAt: number; took: number }>;
};

export type MeasuredCms = { page: MeasuredPage; stop: Cms['stop'] };

const CREATED = '2026-01-05T09:00:00Z';

/** Adds other pages, bypassing the CMS: they are there to be searched, not measured. */
async function fill(connectionString: string, nodes: readonly PublishedNode[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('begin');
  for (const node of nodes) await publish(client, { node, dependencies: [] });
  await client.query('commit');
  await client.end();
}

/** Records when a commit begins, before which visitors cannot see anything. */
function watchCommits({ payload }: Cms): { last(): number } {
  const commit = payload.db.commitTransaction.bind(payload.db);
  let last = 0;
  payload.db.commitTransaction = (id) => {
    last = performance.now();
    return commit(id);
  };
  return { last: () => last };
}

/** Opens a CMS in this process with its own database, and publishes the page in it. */
export async function openMeasuredCms(nodes: readonly PublishedNode[], title: string): Promise<MeasuredCms> {
  await loadLexical();
  const { startCms, Staff } = await loadSources();
  const cms = await startCms();
  // The database assigns nids: skip those of the generated nodes.
  await cms.query("select setval('public.node_ids', $1)", [nodes.length + 1]);
  await fill(String(process.env.DATABASE_URL), nodes);
  const editor = await Staff.hire(cms.payload, 'editor');
  const fields = { title, created: CREATED, moderation: 'draft', _status: 'published' };
  const { body } = await editor.post('/api/page', fields);
  const { id, nid } = body.doc;
  const commits = watchCommits(cms);
  const save = async (changed: string) => {
    const before = performance.now();
    const { status } = await editor.patch(`/api/page/${id}`, { title: changed, _status: 'published' });
    if (status !== 200) throw new Error(`The CMS answered ${status} to a save.`);
    return { committedAt: commits.last(), took: performance.now() - before };
  };
  const [row] = await cms.publishedNodes(nid);
  return { page: { path: row?.path ?? '', save }, stop: cms.stop };
}
