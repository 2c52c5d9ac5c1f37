import type { Executor } from '@keelstone/read-model';

export type Retention = {
  /** Retention in days, from when a submission was received. */
  keepDays: number;
  /** Retention in days for individual forms, by form id. */
  ofForms?: ReadonlyMap<number, number>;
};

/**
 * Stores the retention period of a form in each of its submissions, because the form itself is being deleted: what was
 * sent is kept as long as visitors were told, neither shorter nor longer.
 */
export async function storeRetention(executor: Executor, formId: number, keepDays: number): Promise<void> {
  await executor.query(
    'update submissions.form_submissions set keep_days = $2::integer where form_id = $1::integer',
    [formId, keepDays],
  );
}

/** How long a submission is kept after it was stored, in days, so that it can be forwarded: retries take five. */
const LEAST_DAYS = 7;

/**
 * Deletes submissions whose retention period is over, whatever their state. Those that are being sent at that
 * moment are left for the next run, and so are those that were stored lately, however old they are said to be: the site
 * that received them may have a wrong clock, or have waited for the database.
 *
 * @returns how many submissions were deleted
 */
export async function deleteOlderThan(
  executor: Executor,
  { keepDays, ofForms = new Map() }: Retention,
): Promise<number> {
  const { rows } = await executor.query(
    `delete from submissions.form_submissions as kept
     where received_at < clock_timestamp() - make_interval(days => coalesce(
         (select own.days from unnest($1::integer[], $2::integer[]) as own (form_id, days)
          where own.form_id = kept.form_id limit 1), keep_days, $3::integer))
       and stored_at < clock_timestamp() - make_interval(days => $4::integer)
       and not (state = 'sending' and next_attempt_at > clock_timestamp())
     returning id`,
    [[...ofForms.keys()], [...ofForms.values()], keepDays, LEAST_DAYS],
  );
  return rows.length;
}

/** Deletes one submission. @returns false if it does not exist */
export async function deleteSubmission(executor: Executor, id: string): Promise<boolean> {
  const { rows } = await executor.query(
    'delete from submissions.form_submissions where id = $1::uuid returning id',
    [id],
  );
  return rows.length > 0;
}

/** True of a submission in which somebody entered this e-mail address ($1) in any field, whatever its case. */
export const HAS_ADDRESS = `exists (
  select from jsonb_each_text(fields) as answer where lower(btrim(answer.value)) = lower(btrim($1)))`;

/**
 * Deletes what was sent with an e-mail address, whatever its state, at that person's request.
 *
 * @returns how many submissions were deleted
 */
export async function deleteOfAddress(executor: Executor, address: string): Promise<number> {
  const { rows } = await executor.query(
    `delete from submissions.form_submissions where ${HAS_ADDRESS} returning id`,
    [address],
  );
  return rows.length;
}
