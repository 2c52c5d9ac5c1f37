import type { Executor } from '@keelstone/read-model';

/** Longer than any picture takes, so that no other process begins the same one meanwhile. */
const LEASE = "interval '2 minutes'";
/** A picture that fails this often is damaged, or more than the machine can decode. */
export const MOST_ATTEMPTS = 5;

/** An image that is claimed. `until` is when its claim ends, to the microsecond: that of no other claim. */
export type DueImage = { id: number; attempts: number; until: string };

/** Queues an image. The row goes with the image, and a rolled back upload leaves none. */
export async function requestRenditions(executor: Executor, imageId: number): Promise<void> {
  await executor.query(
    `insert into editing.due_renditions (image_id) values ($1::integer)
     on conflict (image_id) do update set due_at = clock_timestamp(), attempts = 0, failure = null`,
    [imageId],
  );
}

/** Queues images that are not in the queue: one that failed there too often is not tried again. */
export async function requestLostRenditions(executor: Executor, imageIds: readonly number[]): Promise<void> {
  await executor.query(
    `insert into editing.due_renditions (image_id) select id from images where id = any($1::integer[])
     on conflict (image_id) do nothing`,
    [imageIds],
  );
}

/**
 * Claims an image for two minutes: if the process ends before it is done, another attempt follows then. The newest
 * first, so that an editor's upload does not wait behind an import.
 */
export async function claimDueImage(executor: Executor): Promise<DueImage | null> {
  const { rows } = await executor.query(
    `update editing.due_renditions set due_at = clock_timestamp() + ${LEASE}, attempts = attempts + 1
     where image_id = (
       select image_id from editing.due_renditions
       where due_at <= clock_timestamp() and attempts < ${MOST_ATTEMPTS}
       order by due_at desc limit 1 for update skip locked
     )
     returning image_id, attempts, due_at::text as until`,
  );
  const [row] = rows;
  return row ? { id: Number(row.image_id), attempts: Number(row.attempts), until: String(row.until) } : null;
}

const CLAIMED = 'image_id = $1::integer and due_at = $2::timestamptz returning image_id';

/**
 * Keeps the reason; the next attempt follows when the claim ends.
 *
 * @returns false if the image was deleted meanwhile, or queued again because it has another file or part
 */
export async function recordFailure(
  executor: Executor,
  { id, until }: DueImage,
  failure: string,
): Promise<boolean> {
  const { rows } = await executor.query(`update editing.due_renditions set failure = $3 where ${CLAIMED}`, [
    id,
    until,
    failure,
  ]);
  return rows.length > 0;
}

/**
 * Removes an image from the queue, unless it was queued again meanwhile.
 *
 * @returns false if it was, or if the image was deleted
 */
export async function completeImage(executor: Executor, { id, until }: DueImage): Promise<boolean> {
  const { rows } = await executor.query(`delete from editing.due_renditions where ${CLAIMED}`, [id, until]);
  return rows.length > 0;
}

export async function countDueImages(executor: Executor): Promise<number> {
  const { rows } = await executor.query(
    `select count(*) from editing.due_renditions where attempts < ${MOST_ATTEMPTS}`,
  );
  return Number(rows[0]?.count);
}
