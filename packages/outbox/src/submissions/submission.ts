import type { Language } from '@keelstone/model';

/** What a visitor entered, by the field's name: a line, several of a list, a number, a box. */
export type SubmittedFields = Readonly<Record<string, string | readonly string[] | number | boolean>>;

/** A form that a visitor sent, checked. */
export type Submission = {
  /** A UUID. The same submission, sent again, has the same one: it is the idempotency key all the way. */
  id: string;
  formId: number;
  /** As it was called when it was sent: the form may be gone by the time somebody reads this. */
  formTitle: string;
  language: Language;
  /** Path of the page it was sent from, language prefix included. */
  pagePath: string;
  fields: SubmittedFields;
  receivedAt: Date;
};

/** Waiting for its turn; being sent by some process; taken by the receiver; given up until an editor sends it again. */
export const SUBMISSION_STATES = ['waiting', 'sending', 'sent', 'dead'] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** A submission as it is kept. */
export type KeptSubmission = Submission & {
  state: SubmissionState;
  /** How often it was sent, or being sent, since it was received or sent again by an editor. */
  attempts: number;
  /** Not before then; while it is being sent, until when it belongs to the process that sends it. */
  nextAttemptAt: Date;
  lastError: string | null;
  forwardedAt: Date | null;
};

const date = (value: unknown) => new Date(value as string | Date);

/** A row of `submissions.form_submissions`, whichever driver read it. */
export function toKeptSubmission(row: Record<string, unknown>): KeptSubmission {
  return {
    id: String(row.id),
    formId: Number(row.form_id),
    formTitle: String(row.form_title),
    language: row.language as Language,
    pagePath: String(row.page_path),
    fields: row.fields as SubmittedFields,
    receivedAt: date(row.received_at),
    state: row.state as SubmissionState,
    attempts: Number(row.attempts),
    nextAttemptAt: date(row.next_attempt_at),
    lastError: row.last_error === null ? null : String(row.last_error),
    forwardedAt: row.forwarded_at === null ? null : date(row.forwarded_at),
  };
}
