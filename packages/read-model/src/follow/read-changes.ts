import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { Language } from '@keelstone/model';
import type { ChangeNumber, ContentChange, Executor } from '../contract.ts';
import { knownNode, type OnUnknown } from './known-node.ts';
import { toRedirect } from './read-snapshot.ts';

/** `pruned`: the log no longer reaches back to `after`, or belongs to a different, restored database. */
export type ChangePage = { changes: ContentChange[]; pruned: boolean };

/**
 * A page ends with a whole transaction, so it may exceed the limit. Everything is read in one statement, so that
 * no prune can happen between checking the beginning of the log and reading from it.
 */
const PAGE = `
with bounds as (select min(number) as oldest, max(number) as newest from published.change_log),
page as (select number, transaction from published.change_log where number > $1 order by number limit $2),
page_end as (select number, transaction from page order by number desc limit 1),
whole as (
  select * from published.change_log where number > $1 and number <= (
    select max(log.number) from published.change_log as log, page_end
    where log.number >= page_end.number and log.transaction = page_end.transaction))
select bounds.oldest, bounds.newest, whole.number, whole.kind, whole.nid, whole.language, whole.key, whole.from_path,
  nodes.node, settings.value, redirects.to_path, redirects.status
from bounds
left join whole on true
left join published.nodes on whole.kind = 'node' and nodes.nid = whole.nid and nodes.language = whole.language
left join published.settings
  on whole.kind = 'setting' and settings.key = whole.key and settings.language = whole.language
left join published.redirects on whole.kind = 'redirect' and redirects.from_path = whole.from_path
order by whole.number`;

/**
 * Reads the changes after a change number, each with the current state of what changed.
 *
 * @param limit approximate number of changes to read at a time
 * @param onUnknown see `knownNode`
 */
export async function readChanges(
  executor: Executor,
  after: ChangeNumber,
  limit: number,
  onUnknown: OnUnknown,
): Promise<ChangePage> {
  const { rows } = await executor.query(PAGE, [after, limit]);
  const oldest = Number(rows[0]?.oldest ?? 0);
  const newest = Number(rows[0]?.newest ?? 0);
  if (newest < after || oldest > after + 1) return { changes: [], pruned: true };
  return {
    changes: rows.filter((row) => row.number !== null).map((row) => toChange(row, onUnknown)),
    pruned: false,
  };
}

function toChange(row: Record<string, unknown>, onUnknown: OnUnknown): ContentChange {
  const number = Number(row.number);
  const language = row.language as Language;
  switch (row.kind) {
    case 'node':
      return {
        kind: 'node',
        number,
        nid: Number(row.nid),
        language,
        node: row.node ? knownNode(row.node as PublishedNode, onUnknown) : null,
      };
    case 'setting':
      return { kind: 'setting', number, key: String(row.key), language, value: row.value };
    case 'reindex':
      return { kind: 'reindex', number };
    default:
      return {
        kind: 'redirect',
        number,
        from: String(row.from_path),
        redirect: row.to_path === null ? null : toRedirect(row),
      };
  }
}
