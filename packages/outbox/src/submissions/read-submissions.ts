import type { Executor } from '@keelstone/read-model';
import { type KeptSubmission, type SubmissionState, toKeptSubmission } from './submission.ts';

export type SubmissionFilter = { formId?: number | undefined; state?: SubmissionState | undefined };

/** The number of submissions of a form in one state. */
export type SubmissionCount = {
  formId: number;
  /** The most recent title of the form. */
  formTitle: string;
  state: SubmissionState;
  count: number;
};

const MATCHES = '($1::integer is null or form_id = $1::integer) and ($2::text is null or state = $2::text)';

/**
 * Counts submissions.
 *
 * @returns one entry per form and state that occurs, ordered by form title
 */
export async function countSubmissions(executor: Executor): Promise<SubmissionCount[]> {
  const { rows } = await executor.query(
    `select form_id, (array_agg(form_title order by received_at desc))[1] as form_title, state, count(*) as count
     from submissions.form_submissions group by form_id, state order by form_title, form_id, state`,
  );
  return rows.map((row) => ({
    formId: Number(row.form_id),
    formTitle: String(row.form_title),
    state: row.state as SubmissionState,
    count: Number(row.count),
  }));
}

/**
 * Reads one page of the submissions, newest first.
 *
 * @param filter form and state; each matches everything if left out
 * @param page maximum number of submissions, and how many to skip
 */
export async function readSubmissions(
  executor: Executor,
  { formId, state }: SubmissionFilter,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<KeptSubmission[]> {
  const { rows } = await executor.query(
    `select * from submissions.form_submissions where ${MATCHES}
     order by received_at desc, id limit $3 offset $4`,
    [formId ?? null, state ?? null, limit, offset],
  );
  return rows.map(toKeptSubmission);
}

/**
 * Lists the submissions of a form, for an export.
 *
 * @returns the ids of all its submissions, oldest first, and the sorted names of all fields that occur in them
 */
export async function listSubmissions(
  executor: Executor,
  formId: number,
): Promise<{ ids: string[]; fieldNames: string[] }> {
  const ids = await executor.query(
    'select id from submissions.form_submissions where form_id = $1 order by received_at, id',
    [formId],
  );
  const names = await executor.query(
    `select distinct jsonb_object_keys(fields) as name from submissions.form_submissions
     where form_id = $1 order by name`,
    [formId],
  );
  return {
    ids: ids.rows.map(({ id }) => String(id)),
    fieldNames: names.rows.map(({ name }) => String(name)),
  };
}

/**
 * Reads submissions by id.
 *
 * @param ids UUIDs, in any order
 * @returns the submissions that still exist, oldest first
 */
export async function readSubmissionsById(
  executor: Executor,
  ids: readonly string[],
): Promise<KeptSubmission[]> {
  const { rows } = await executor.query(
    'select * from submissions.form_submissions where id = any($1::uuid[]) order by received_at, id',
    [ids],
  );
  return rows.map(toKeptSubmission);
}
