import {
  countSubmissions,
  type KeptSubmission,
  readSubmissions,
  type SubmissionState,
  type SubmittedFields,
} from '@keelstone/outbox';
import type { PayloadRequest } from 'payload';
import { canPublish } from '../access/roles.ts';
import { configurationOf } from '../configuration-of.ts';
import { readerOf } from '../database/transaction.ts';
import type { SubmissionQuery } from './submission-filter.ts';

const PAGE_SIZE = 25;

/** A submission as the admin shows it. */
export type ListedSubmission = {
  id: string;
  formId: number;
  formTitle: string;
  receivedAt: string;
  state: SubmissionState;
  attempts: number;
  nextAttemptAt: string;
  forwardedAt: string | null;
  /** Personal data; null for users who do not need it. */
  personal: { fields: SubmittedFields; pagePath: string; lastError: string | null } | null;
};

export type FormCount = { formId: number; formTitle: string } & Record<SubmissionState, number>;

export type SubmissionList = {
  submissions: ListedSubmission[];
  /** Counts by form and state. */
  forms: FormCount[];
  page: number;
  pages: number;
  /** False while no receiver is configured. */
  isForwarding: boolean;
  /** Whether the user may read, resend, export and delete. */
  isEditor: boolean;
};

const toListed = (submission: KeptSubmission, isEditor: boolean): ListedSubmission => ({
  id: submission.id,
  formId: submission.formId,
  formTitle: submission.formTitle,
  receivedAt: submission.receivedAt.toISOString(),
  state: submission.state,
  attempts: submission.attempts,
  nextAttemptAt: submission.nextAttemptAt.toISOString(),
  forwardedAt: submission.forwardedAt?.toISOString() ?? null,
  // A receiver's error message may quote what a visitor wrote.
  personal: isEditor
    ? { fields: submission.fields, pagePath: submission.pagePath, lastError: submission.lastError }
    : null,
});

async function countForms(executor: Parameters<typeof countSubmissions>[0]): Promise<FormCount[]> {
  const forms = new Map<number, FormCount>();
  for (const { formId, formTitle, state, count } of await countSubmissions(executor)) {
    const form = forms.get(formId) ?? { formId, formTitle, waiting: 0, sending: 0, sent: 0, dead: 0 };
    forms.set(formId, { ...form, [state]: form[state] + count });
  }
  return [...forms.values()];
}

/** Number of submissions that match the query. */
function totalOf(forms: readonly FormCount[], { form, state }: SubmissionQuery): number {
  const counted = forms.filter(({ formId }) => form === undefined || formId === form);
  const of = (count: FormCount) =>
    state ? count[state] : count.waiting + count.sending + count.sent + count.dead;
  return counted.reduce((sum, count) => sum + of(count), 0);
}

/** Submissions, newest first, by page. Page numbers beyond the end return the last page. */
export async function listSubmissions(req: PayloadRequest, query: SubmissionQuery): Promise<SubmissionList> {
  const executor = await readerOf(req);
  const isEditor = canPublish(req);
  const forms = await countForms(executor);
  const pages = Math.max(1, Math.ceil(totalOf(forms, query) / PAGE_SIZE));
  const page = Math.min(query.page, pages);
  const submissions = await readSubmissions(
    executor,
    { formId: query.form, state: query.state },
    { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
  );
  return {
    submissions: submissions.map((submission) => toListed(submission, isEditor)),
    forms,
    page,
    pages,
    isForwarding: configurationOf(req.payload).receiver !== undefined,
    isEditor,
  };
}
