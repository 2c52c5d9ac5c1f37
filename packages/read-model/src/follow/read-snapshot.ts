import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { Language } from '@keelstone/model';
import type { ContentSnapshot, Executor, Redirect } from '../contract.ts';
import { knownNode, type OnUnknown } from './known-node.ts';

/**
 * Reads everything that is published, as of one moment.
 *
 * @param executor a single connection
 * @param onUnknown see `knownNode`
 */
export async function readSnapshot(executor: Executor, onUnknown: OnUnknown): Promise<ContentSnapshot> {
  await executor.query('begin isolation level repeatable read read only');
  const log = await executor.query('select coalesce(max(number), 0) as number from published.change_log');
  const nodes = await executor.query('select node from published.nodes');
  const settings = await executor.query('select key, language, value from published.settings');
  const redirects = await executor.query('select from_path, to_path, status from published.redirects');
  await executor.query('commit');
  return {
    number: Number(log.rows[0]?.number),
    nodes: nodes.rows.flatMap((row) => knownNode(row.node as PublishedNode, onUnknown) ?? []),
    settings: settings.rows.map((row) => ({
      key: String(row.key),
      language: row.language as Language,
      value: row.value,
    })),
    redirects: redirects.rows.map(toRedirect),
  };
}

/** Converts a row with the columns `from_path`, `to_path` and `status`. */
export function toRedirect(row: Record<string, unknown>): Redirect {
  return { from: String(row.from_path), to: String(row.to_path), status: Number(row.status) as 301 | 302 };
}
