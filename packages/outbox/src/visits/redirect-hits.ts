import type { Executor } from '@keelstone/read-model';

/** How often visitors took a redirect, and when the last one did. */
export type RedirectHits = { hits: number; lastHit: Date };

/**
 * Reads how often redirects were taken.
 *
 * @param paths where the redirects start, including the language prefix
 * @returns hits by these paths; redirects that nobody took are missing
 */
export async function readRedirectHits(
  executor: Executor,
  paths: readonly string[],
): Promise<Map<string, RedirectHits>> {
  const { rows } = await executor.query(
    'select from_path, hits, last_hit from visits.redirect_hits where from_path = any($1::text[])',
    [paths],
  );
  return new Map(
    rows.map((row) => [
      String(row.from_path),
      { hits: Number(row.hits), lastHit: new Date(row.last_hit as string | Date) },
    ]),
  );
}

/** Deletes the count of a redirect that was removed, so that a later one from the same path starts at zero. */
export async function deleteRedirectHits(executor: Executor, from: string): Promise<void> {
  await executor.query('delete from visits.redirect_hits where from_path = $1', [from]);
}
