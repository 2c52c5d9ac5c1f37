import type { Executor } from '@keelstone/read-model';

/** How a form does on one page. Without scripts, or where beacons are blocked, it is sent without being seen. */
export type FormFigures = { path: string; seen: number; begun: number; sent: number };

/**
 * Reads how often a form was seen, begun and sent.
 *
 * @param days how many days back, today included
 * @returns a row per page, most seen first
 */
export async function readFormFigures(
  executor: Executor,
  { formId, days }: { formId: number; days: number },
): Promise<FormFigures[]> {
  const { rows } = await executor.query(
    `select page_path as path,
       coalesce(sum(count) filter (where stage = 'seen'), 0) as seen,
       coalesce(sum(count) filter (where stage = 'begun'), 0) as begun,
       coalesce(sum(count) filter (where stage = 'sent'), 0) as sent
     from visits.form_counts where form_id = $1::integer and day > current_date - $2::integer
     group by page_path order by seen desc, path`,
    [formId, days],
  );
  return rows.map(({ path, seen, begun, sent }) => ({
    path: String(path),
    seen: Number(seen),
    begun: Number(begun),
    sent: Number(sent),
  }));
}
