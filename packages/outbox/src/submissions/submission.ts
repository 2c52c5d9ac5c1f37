import type { Language } from '@keelstone/model';

/** What a visitor entered, by field name: text, several choices of a list, a number, or a checkbox. */
type SubmittedFields = Readonly<Record<string, string | readonly string[] | number | boolean>>;

/** Whether a scanner found nothing in a file, or none is configured. What a scanner refuses is not stored. */
const SCANS = ['clean', 'not_scanned'] as const;

/** A file that a visitor sent, whose name and type are checked. */
export type SubmittedFile = {
  /** Name of the form's field. */
  field: string;
  name: string;
  mime: string;
  scan: (typeof SCANS)[number];
  /** In base64, because submissions wait on disk as JSON. */
  content: string;
};

/** A validated submission of a form. */
export type Submission = {
  /** A UUID. A submission that is sent again has the same one: it is the idempotency key throughout. */
  id: string;
  formId: number;
  /** The form's title when it was sent: the form may have been deleted by the time somebody reads this. */
  formTitle: string;
  language: Language;
  /** Path of the page it was sent from, including the language prefix. */
  pagePath: string;
  fields: SubmittedFields;
  receivedAt: Date;
  /** The words beside each checkbox that was ticked, by field name: the form may have other ones since. */
  agreed?: Readonly<Record<string, string>>;
  /** What was sent in fields for files; their names are in `fields`, too. */
  files?: readonly SubmittedFile[];
};

/** Waiting to be sent; being sent by a process; accepted by the receiver; given up until an editor retries it. */
export const SUBMISSION_STATES = ['waiting', 'sending', 'sent', 'dead'] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** A submission as it is stored. */
export type StoredSubmission = Omit<Submission, 'files'> & {
  state: SubmissionState;
  /** The number of attempts, including a running one, since it was received or retried by an editor. */
  attempts: number;
  /** When it is due; while it is being sent, when the sending process loses it to others. */
  nextAttemptAt: Date;
  lastError: string | null;
  forwardedAt: Date | null;
  /** The member of staff who looks after it. */
  assigneeId: number | null;
  /** When a member of staff said that nothing is left to do. */
  doneAt: Date | null;
  /** An editor said so. Spam is not forwarded. */
  isSpam: boolean;
};

const date = (value: unknown) => new Date(value as string | Date);

/** Converts a row of `submissions.form_submissions`, whichever driver read it. */
export function toStoredSubmission(row: Record<string, unknown>): StoredSubmission {
  return {
    id: String(row.id),
    formId: Number(row.form_id),
    formTitle: String(row.form_title),
    language: row.language as Language,
    pagePath: String(row.page_path),
    fields: row.fields as SubmittedFields,
    receivedAt: date(row.received_at),
    ...(row.agreed ? { agreed: row.agreed as Record<string, string> } : {}),
    state: row.state as SubmissionState,
    attempts: Number(row.attempts),
    nextAttemptAt: date(row.next_attempt_at),
    lastError: row.last_error === null ? null : String(row.last_error),
    forwardedAt: row.forwarded_at === null ? null : date(row.forwarded_at),
    assigneeId: row.assignee_id === null ? null : Number(row.assignee_id),
    doneAt: row.done_at === null ? null : date(row.done_at),
    isSpam: row.is_spam === true,
  };
}
