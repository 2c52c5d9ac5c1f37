import type { Executor, Redirect } from '../contract.ts';
import { lockRedirects, publishRedirects } from './redirect.ts';

/** A published node takes precedence: no redirect may start at its path. */
const HAS_NODE = (path: string) => `exists (select from published.nodes where nodes.path = ${path})`;

const REMOVE_OTHERS = `
  delete from published.redirects
  where not from_path = any($1::text[]) or ${HAS_NODE('redirects.from_path')}
  returning from_path`;

const FIND_WRONG = `
  select given.from_path
  from unnest($1::text[], $2::text[], $3::smallint[]) as given (from_path, to_path, status)
  left join published.redirects as stored using (from_path)
  where (stored.to_path, stored.status) is distinct from (given.to_path, given.status)
    and not ${HAS_NODE('given.from_path')}`;

async function removeOthers(executor: Executor, paths: readonly string[]): Promise<number> {
  const { rows } = await executor.query(REMOVE_OTHERS, [paths]);
  await executor.query(
    "insert into published.change_log (kind, from_path) select 'redirect', path from unnest($1::text[]) as path",
    [rows.map((row) => row.from_path)],
  );
  return rows.length;
}

/**
 * Makes the published redirects match the given ones, except those that start where a node is published. Correct
 * redirects are left alone.
 *
 * @param redirects all redirects that should be published; paths include the language prefix
 * @returns how many redirects were missing or wrong, and how many were superfluous
 * @throws RedirectLoopError if any of them would lead back to its start; the caller must roll its transaction
 * back
 */
export async function correctRedirects(
  executor: Executor,
  redirects: readonly Redirect[],
): Promise<{ written: number; removed: number }> {
  await lockRedirects(executor);
  const paths = redirects.map(({ from }) => from);
  const removed = await removeOthers(executor, paths);
  const { rows } = await executor.query(FIND_WRONG, [
    paths,
    redirects.map(({ to }) => to),
    redirects.map(({ status }) => status),
  ]);
  const wrong = new Set(rows.map((row) => String(row.from_path)));
  const written = await publishRedirects(
    executor,
    redirects.filter(({ from }) => wrong.has(from)),
  );
  return { written, removed };
}
