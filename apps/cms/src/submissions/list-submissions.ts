import {
  type CountedState,
  countMatching,
  countOfAddress,
  countSubmissions,
  type FormFigures,
  listFiles,
  readFormFigures,
  readSubmissions,
  type StoredFile,
  type StoredSubmission,
  type SubmissionState,
} from '@keelstone/outbox';
import type { PayloadRequest } from 'payload';
import { canPublish } from '../access/roles.ts';
import { configurationOf } from '../configuration-of.ts';
import { readerOf } from '../database/transaction.ts';
import { type Answer, type AnswerReader, readAnswersOf } from './read-answers.ts';
import { filterOf, type SubmissionQuery } from './submission-filter.ts';

const PAGE_SIZE = 25;
/** How far back the figures of a form go. */
const FIGURES_DAYS = 30;

/** A submission as the admin shows it. */
export type ListedSubmission = {
  id: string;
  formId: number;
  formTitle: string;
  receivedAt: string;
  state: SubmissionState;
  isSpam: boolean;
  isDone: boolean;
  assigneeId: number | null;
  attempts: number;
  nextAttemptAt: string;
  forwardedAt: string | null;
  /** Personal data; null for users who do not need it. */
  personal: {
    sender: string | null;
    answers: Answer[];
    files: StoredFile[];
    pagePath: string;
    lastError: string | null;
  } | null;
};

export type FormCount = { formId: number; formTitle: string } & Record<CountedState, number>;

export type SubmissionList = {
  submissions: ListedSubmission[];
  /** Counts by form and state. */
  forms: FormCount[];
  page: number;
  pages: number;
  total: number;
  /** How many were sent with the e-mail address that is searched for, in all forms; null if it is none. */
  ofAddress: number | null;
  /** How the chosen form did in the last days, by page; null for all forms. */
  figures: FormFigures[] | null;
  /** Who may look after a submission. */
  staff: { id: number; name: string }[];
  /** False while no receiver is configured. */
  isForwarding: boolean;
  /** Whether the user may read, assign, resend, export and delete. */
  isEditor: boolean;
};

const toListed = (
  submission: StoredSubmission,
  read: AnswerReader | null,
  files: readonly StoredFile[] = [],
): ListedSubmission => ({
  id: submission.id,
  formId: submission.formId,
  formTitle: submission.formTitle,
  receivedAt: submission.receivedAt.toISOString(),
  state: submission.state,
  isSpam: submission.isSpam,
  isDone: submission.doneAt !== null,
  assigneeId: submission.assigneeId,
  attempts: submission.attempts,
  nextAttemptAt: submission.nextAttemptAt.toISOString(),
  forwardedAt: submission.forwardedAt?.toISOString() ?? null,
  // A receiver's error message may quote what a visitor wrote.
  personal: read && {
    ...read(submission),
    files: [...files],
    pagePath: submission.pagePath,
    lastError: submission.lastError,
  },
});

async function countForms(executor: Parameters<typeof countSubmissions>[0]): Promise<FormCount[]> {
  const forms = new Map<number, FormCount>();
  for (const { formId, formTitle, state, count } of await countSubmissions(executor)) {
    const form = forms.get(formId) ?? {
      formId,
      formTitle,
      waiting: 0,
      sending: 0,
      sent: 0,
      dead: 0,
      spam: 0,
    };
    forms.set(formId, { ...form, [state]: form[state] + count });
  }
  return [...forms.values()];
}

/** Everyone who may read submissions, by name. */
async function readStaff({ payload }: PayloadRequest): Promise<SubmissionList['staff']> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { in: ['administrator', 'editor'] } },
    select: { name: true },
    sort: 'name',
    pagination: false,
    depth: 0,
  });
  return docs.map(({ id, name }) => ({ id, name }));
}

const looksLikeAddress = (text: string) => /^\S+@\S+\.\S+$/.test(text);

/**
 * Submissions, newest first, by page. Page numbers beyond the end return the last page. Authors cannot search, because
 * what is found would tell them what was entered.
 */
export async function listSubmissions(req: PayloadRequest, query: SubmissionQuery): Promise<SubmissionList> {
  const executor = await readerOf(req);
  const isEditor = canPublish(req);
  const text = isEditor ? (query.text?.trim() ?? '') : '';
  const filter = filterOf({ ...query, text }, Number(req.user?.id));
  const total = await countMatching(executor, filter);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(query.page, pages);
  const submissions = await readSubmissions(executor, filter, {
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
  const read = isEditor ? await readAnswersOf(req, submissions) : null;
  const files = await listFiles(executor, isEditor ? submissions.map(({ id }) => id) : []);
  return {
    submissions: submissions.map((submission) => toListed(submission, read, files.get(submission.id))),
    forms: await countForms(executor),
    page,
    pages,
    total,
    ofAddress: looksLikeAddress(text) ? await countOfAddress(executor, text) : null,
    figures: query.form ? await readFormFigures(executor, { formId: query.form, days: FIGURES_DAYS }) : null,
    staff: isEditor ? await readStaff(req) : [],
    isForwarding: configurationOf(req.payload).receiver !== undefined,
    isEditor,
  };
}
