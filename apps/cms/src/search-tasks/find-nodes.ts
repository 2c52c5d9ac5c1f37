import { CONTENT_TYPES, type ContentType } from '@keelstone/model';
import type { Executor } from '@keelstone/read-model';

/** A nid and its document; null if there is a row in the read model but no document. */
export type FoundNode = { nid: number; document: { type: ContentType; id: number } | null };

const DOCUMENTS = CONTENT_TYPES.map(
  (type) => `select nid::integer, '${type}' as type, id, _status::text as status from "${type}"`,
).join(' union all ');

/** Nodes that are published according to the CMS or to the read model. */
const NUMBERS = `
  select nid from document where status = 'published' and nid > $1::integer
  union select nid from published.nodes where nid > $1::integer`;

const NEXT = `
  with document as (${DOCUMENTS}), next as (${NUMBERS} order by nid limit $2::integer)
  select next.nid, document.type, document.id from next left join document on document.nid = next.nid
  order by next.nid`;

const ONE = `with document as (${DOCUMENTS}) select nid, type, id from document where nid = $1::integer`;

const COUNT = `with document as (${DOCUMENTS}) select count(*) as count from (${NUMBERS}) as numbers`;

const toNode = (row: Record<string, unknown>): FoundNode => ({
  nid: Number(row.nid),
  document: row.type === null ? null : { type: row.type as ContentType, id: Number(row.id) },
});

/** The next nodes to compare, in the order of their nids. */
export async function findNextNodes(executor: Executor, after: number, limit: number): Promise<FoundNode[]> {
  const { rows } = await executor.query(NEXT, [after, limit]);
  return rows.map(toNode);
}

/** One node, whether or not it is published. */
export async function findNode(executor: Executor, nid: number): Promise<FoundNode> {
  const { rows } = await executor.query(ONE, [nid]);
  return rows[0] ? toNode(rows[0]) : { nid, document: null };
}

/** How many nodes there are to compare. */
export async function countNodes(executor: Executor): Promise<number> {
  const { rows } = await executor.query(COUNT, [0]);
  return Number(rows[0]?.count);
}

/** The title of a document that could not be projected. */
export async function findTitle(executor: Executor, { document, nid }: FoundNode): Promise<string> {
  if (!document) return `Node ${nid}`;
  const { rows } = await executor.query(
    `select title from "${document.type}_locales" where _parent_id = $1 and title is not null
     order by _locale limit 1`,
    [document.id],
  );
  return String(rows[0]?.title ?? `Node ${nid}`);
}
