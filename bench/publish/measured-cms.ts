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
  loadThesaurus(payload: Cms['payload']): Promise<void>;
  Staff: { hire(payload: Cms['payload'], role: string): Promise<Person> };
};

const CMS_SOURCES = new URL('../../apps/cms/src/', import.meta.url).href;

/** Imported late, because the editor's packages must be loaded first (see apps/cms/src/app/load-lexical.ts). */
const loadSources = async (): Promise<Sources> => ({
  ...(await import(`${CMS_SOURCES}test-cms.ts`)),
  ...(await import(`${CMS_SOURCES}http/staff.fixture.ts`)),
  ...(await import(`${CMS_SOURCES}search-rules/load-thesaurus.ts`)),
});

/**
 * Saves a version through the CMS's REST handlers and all hooks.
 *
 * @returns when the commit began, in `performance.now` time, and how long the save took in milliseconds
 */
export type SaveVersion = (version: number) => Promise<{ committedAt: number; took: number }>;

export type MeasuredCms = {
  /** A page with the version in its title. */
  page: { path: string; save: SaveVersion };
  /** A group of synonyms, beside those of the product: `WORD_OF_GROUP` finds the page of the version. */
  synonyms: { save: SaveVersion };
  stop: Cms['stop'];
};

/** The titles of what the measurement publishes, apart from the version. They are on no other page. */
export const TITLE = 'Measuredword';
export const TITLE_BY_SYNONYM = 'Thesaurusword';
/** Finds a page by the measured group alone. */
export const WORD_OF_GROUP = 'askedword';

const titled = (title: string, version: number) => `${title} v${version}`;
/** A word of one page only. */
const meaning = (version: number) => `meaning${version}`;

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

/**
 * Opens a CMS in this process with its own database and the product's thesaurus, and publishes in it what is measured.
 *
 * @param versions how many of each there will be
 */
export async function openMeasuredCms(
  nodes: readonly PublishedNode[],
  versions: number,
): Promise<MeasuredCms> {
  await loadLexical();
  const { startCms, Staff, loadThesaurus } = await loadSources();
  const cms = await startCms();
  await loadThesaurus(cms.payload);
  // The database assigns nids: skip those of the other nodes.
  await cms.query("select setval('public.node_ids', $1)", [nodes.length + versions + 1]);
  const [example] = nodes;
  if (!example) throw new Error('There must be a node beside the measured ones.');
  const meant = Array.from({ length: versions + 1 }, (_, version) => ({
    ...example,
    nid: nodes.length + 1 + version,
    path: `/meant/${version}`,
    title: `${titled(TITLE_BY_SYNONYM, version)} ${meaning(version)}`,
  }));
  await fill(String(process.env.DATABASE_URL), [...nodes, ...meant]);
  const editor = await Staff.hire(cms.payload, 'editor');
  const create = async (slug: string, fields: object) => {
    const { status, body } = await editor.post(`/api/${slug}`, fields);
    if (status !== 201) throw new Error(`The CMS answered ${status} to a new document of ${slug}.`);
    return body.doc;
  };
  const fields = { title: titled(TITLE, 0), created: CREATED, moderation: 'draft', _status: 'published' };
  const page = await create('page', fields);
  const group = (version: number) => ({ words: [WORD_OF_GROUP], finds: [meaning(version)] });
  const synonyms = await create('synonyms', { language: 'en', ...group(0) });
  const commits = watchCommits(cms);
  const saveAt = (path: string, change: (version: number) => object) => async (version: number) => {
    const before = performance.now();
    const { status } = await editor.patch(path, change(version));
    if (status !== 200) throw new Error(`The CMS answered ${status} to a save.`);
    return { committedAt: commits.last(), took: performance.now() - before };
  };
  const [row] = await cms.publishedNodes(page.nid);
  return {
    page: {
      path: row?.path ?? '',
      save: saveAt(`/api/page/${page.id}`, (version) => ({
        title: titled(TITLE, version),
        _status: 'published',
      })),
    },
    synonyms: { save: saveAt(`/api/synonyms/${synonyms.id}`, group) },
    stop: cms.stop,
  };
}
