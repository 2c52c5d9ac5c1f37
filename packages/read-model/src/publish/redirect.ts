import type { Executor, Redirect } from '../contract.ts';
import { logChange } from './change-log.ts';

/** Thrown if a redirect would lead, directly or through others, back to its start. */
export class RedirectLoopError extends Error {
  /** The paths of the loop; the last one equals the first. */
  readonly chain: readonly string[];

  constructor(chain: readonly string[]) {
    super(
      `The redirect from ${chain[0]} was refused because visitors would go in a circle: ${chain.join(' → ')}. ` +
        'Choose another target, or remove one of these redirects.',
    );
    this.name = 'RedirectLoopError';
    this.chain = chain;
  }
}

/**
 * Publishes a redirect (C-6), replacing an earlier one from the same path.
 *
 * @returns false if a node is published at `from`: the node takes precedence and no redirect is stored
 * @throws RedirectLoopError if the redirects would form a loop
 */
export async function publishRedirect(executor: Executor, redirect: Redirect): Promise<boolean> {
  const { from, to, status } = redirect;
  const published = await executor.query('select from published.nodes where path = $1', [from]);
  if (published.rows.length > 0) return false;
  await refuseLoop(executor, redirect);
  await executor.query(
    `insert into published.redirects (from_path, to_path, status) values ($1, $2, $3)
     on conflict (from_path) do update set to_path = excluded.to_path, status = excluded.status`,
    [from, to, status],
  );
  await logChange(executor, { kind: 'redirect', from });
  return true;
}

/** Stores all redirects that start where nothing is published, in one statement. */
const STORE_ALL = `
  insert into published.redirects (from_path, to_path, status)
  select * from unnest($1::text[], $2::text[], $3::smallint[]) as given (from_path, to_path, status)
  where not exists (select from published.nodes where nodes.path = given.from_path)
  on conflict (from_path) do update set to_path = excluded.to_path, status = excluded.status
  returning from_path`;

/** Follows each given redirect until the chain ends or reaches a path for the second time. */
const FIND_LOOP = `
  with recursive walk as (
    select array[from_path, to_path] as chain from published.redirects where from_path = any($1::text[])
    union all
    select walk.chain || next.to_path from walk
    join published.redirects as next on next.from_path = walk.chain[cardinality(walk.chain)]
    where not next.from_path = any(walk.chain[:cardinality(walk.chain) - 1]))
  select chain from walk where chain[cardinality(chain)] = any(chain[:cardinality(chain) - 1]) limit 1`;

/**
 * Publishes many redirects in a few statements. Those that start where a node is published are left out.
 *
 * @returns how many are stored
 * @throws RedirectLoopError if any of them would lead back to its start; the caller must roll its transaction
 * back
 */
export async function publishRedirects(executor: Executor, redirects: readonly Redirect[]): Promise<number> {
  await lockRedirects(executor);
  const stored = await executor.query(STORE_ALL, [
    redirects.map(({ from }) => from),
    redirects.map(({ to }) => to),
    redirects.map(({ status }) => status),
  ]);
  const paths = stored.rows.map((row) => String(row.from_path));
  const { rows } = await executor.query(FIND_LOOP, [paths]);
  if (rows[0]) throw new RedirectLoopError(rows[0].chain as string[]);
  await executor.query(
    "insert into published.change_log (kind, from_path) select 'redirect', path from unnest($1::text[]) as path",
    [paths],
  );
  return paths.length;
}

/**
 * Removes the redirects from paths. Where there is none, nothing happens, and the change log gets no entry.
 *
 * @param from the paths, including the language prefix
 */
export async function removeRedirects(executor: Executor, from: readonly string[]): Promise<void> {
  const { rows } = await executor.query(
    'delete from published.redirects where from_path = any($1::text[]) returning from_path',
    [from],
  );
  for (const row of rows) await logChange(executor, { kind: 'redirect', from: String(row.from_path) });
}

/** Removes the redirect from one path. */
export const removeRedirect = (executor: Executor, from: string): Promise<void> =>
  removeRedirects(executor, [from]);

/**
 * Redirects are rarely written, so a lock is cheap: it prevents two transactions from closing a loop that
 * neither of them sees.
 */
export async function lockRedirects(executor: Executor): Promise<void> {
  await executor.query('select pg_advisory_xact_lock(1264939347, 3)');
}

async function refuseLoop(executor: Executor, { from, to }: Redirect): Promise<void> {
  await lockRedirects(executor);
  const chain = [from, to];
  for (let path = to; path !== from; ) {
    const { rows } = await executor.query('select to_path from published.redirects where from_path = $1', [
      path,
    ]);
    if (!rows[0]) return;
    path = String(rows[0].to_path);
    chain.push(path);
  }
  throw new RedirectLoopError(chain);
}
