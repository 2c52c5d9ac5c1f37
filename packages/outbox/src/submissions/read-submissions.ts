import { containing } from '@keelstone/model/text/like-pattern';
import type { Executor } from '@keelstone/read-model';
import { HAS_ADDRESS } from './delete-submissions.ts';
import { type StoredSubmission, type SubmissionState, toStoredSubmission } from './submission.ts';

/** Spam is counted apart from what is forwarded. */
export type CountedState = SubmissionState | 'spam';

export type SubmissionFilter = {
  formId?: number | undefined;
  /** `spam` for what an editor called spam; everything else leaves that out. */
  state?: CountedState | undefined;
  /** Whose: those that this member of staff has not finished, those that nobody looks after, or those that are done. */
  desk?: number | 'nobody' | 'done' | undefined;
  /** Words that all occur in what was entered, in any field and case. */
  text?: string | undefined;
};

/** The number of submissions of a form in one state. */
export type SubmissionCount = {
  formId: number;
  /** The most recent title of the form. */
  formTitle: string;
  state: CountedState;
  count: number;
};

const MATCHES = `($1::integer is null or form_id = $1::integer)
  and case when $2::text = 'spam' then is_spam else not is_spam and ($2::text is null or state = $2::text) end
  and case $3::text
    when '' then true
    when 'done' then done_at is not null
    when 'nobody' then done_at is null and assignee_id is null
    else done_at is null and assignee_id::text = $3 end
  and not exists (
    select from unnest($4::text[]) as pattern where not exists (
      select from jsonb_each_text(fields) as answer where answer.value ilike pattern))`;

const parametersOf = ({ formId, state, desk, text = '' }: SubmissionFilter): unknown[] => [
  formId ?? null,
  state ?? null,
  String(desk ?? ''),
  text.split(/\s+/).filter(Boolean).map(containing),
];

/**
 * Counts submissions.
 *
 * @returns one entry per form and state that occurs, ordered by form title
 */
export async function countSubmissions(executor: Executor): Promise<SubmissionCount[]> {
  const { rows } = await executor.query(
    `select form_id, (array_agg(form_title order by received_at desc))[1] as form_title,
       case when is_spam then 'spam' else state end as state, count(*) as count
     from submissions.form_submissions group by form_id, 3 order by form_title, form_id, 3`,
  );
  return rows.map((row) => ({
    formId: Number(row.form_id),
    formTitle: String(row.form_title),
    state: row.state as CountedState,
    count: Number(row.count),
  }));
}

/** Counts the submissions that match. */
export async function countMatching(executor: Executor, filter: SubmissionFilter): Promise<number> {
  const { rows } = await executor.query(
    `select count(*) as count from submissions.form_submissions where ${MATCHES}`,
    parametersOf(filter),
  );
  return Number(rows[0]?.count);
}

/** Counts what was sent with an e-mail address. */
export async function countOfAddress(executor: Executor, address: string): Promise<number> {
  const { rows } = await executor.query(
    `select count(*) as count from submissions.form_submissions where ${HAS_ADDRESS}`,
    [address],
  );
  return Number(rows[0]?.count);
}

/**
 * Reads one page of the submissions, newest first.
 *
 * @param filter each part matches everything if left out, except for spam
 * @param page maximum number of submissions, and how many to skip
 */
export async function readSubmissions(
  executor: Executor,
  filter: SubmissionFilter,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<StoredSubmission[]> {
  const { rows } = await executor.query(
    `select * from submissions.form_submissions where ${MATCHES}
     order by received_at desc, id limit $5 offset $6`,
    [...parametersOf(filter), limit, offset],
  );
  return rows.map(toStoredSubmission);
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
): Promise<StoredSubmission[]> {
  const { rows } = await executor.query(
    'select * from submissions.form_submissions where id = any($1::uuid[]) order by received_at, id',
    [ids],
  );
  return rows.map(toStoredSubmission);
}
