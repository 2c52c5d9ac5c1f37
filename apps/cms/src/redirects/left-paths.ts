import type { Language } from '@keelstone/model';
import type { Executor } from '@keelstone/read-model';

type Place = { nid: number; language: Language };

/** Notes at which path a node was, when it goes off the site in a language. */
export async function noteLeftPath(
  executor: Executor,
  { nid, language, path }: Place & { path: string },
): Promise<void> {
  await executor.query(
    `insert into editing.left_paths (nid, language, path) values ($1::integer, $2, $3)
     on conflict (nid, language) do update set path = excluded.path`,
    [nid, language, path],
  );
}

/**
 * Where a node was when it went off the site in a language, and deletes that, because it is published again. Deletes also
 * who was before at the path at which it is now: links to there mean this node from now on.
 *
 * @returns null if it never was, or if somebody has made a redirect from there since
 */
export async function takeLeftPath(
  executor: Executor,
  { nid, language, path }: Place & { path: string },
): Promise<string | null> {
  const { rows } = await executor.query(
    `with others as (
       delete from editing.left_paths where path = $3 and not (nid = $1::integer and language = $2)
     )
     delete from editing.left_paths as was where nid = $1::integer and language = $2
     returning path, exists (select from published.redirects where from_path = was.path) as leads`,
    [nid, language, path],
  );
  const [left] = rows;
  return left && !left.leads ? String(left.path) : null;
}

/** Deletes where a node was, because it is deleted for good. */
export async function deleteLeftPaths(executor: Executor, nid: number): Promise<void> {
  await executor.query('delete from editing.left_paths where nid = $1::integer', [nid]);
}
