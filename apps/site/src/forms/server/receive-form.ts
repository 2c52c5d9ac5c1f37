import { messagesOf } from '@keelstone/languages/messages.ts';
import { stepWith } from '@keelstone/model';
import { FORM_NAMES } from '@keelstone/ui/form-view/form-names.ts';
import type { ReturnedForm } from '@keelstone/ui/form-view/form-state.ts';
import { siteSettingsOf } from '../../shell/site-settings-of.ts';
import { checkSteps, errorsOfStep, isStep, stepAt, stepIn } from './check-steps.ts';
import { type CheckedSubmission, checkSubmission } from './check-submission.ts';
import { firstOf } from './entered.ts';
import { checkSentFiles, scanFiles } from './files/check-sent-files.ts';
import { NotScannedError } from './files/scan-file.ts';
import { findProblem, PROBLEM_STATUS, type Problem } from './find-problem.ts';
import { type Changes, findChanges } from './form-changes.ts';
import { type FormRequest, findSentFrom, type SentFrom } from './form-request.ts';
import type { FormsContext } from './forms-context.ts';
import { hiddenValues } from './hidden-values.ts';
import { submissionId } from './submission-id.ts';
import { NoRoomError, NotStoredError } from './submission-store.ts';

const KEY = /^[\w-]{8,64}$/;

/** The outcome of a submission: it is stored, or returned to the visitor, also for its next step. */
export type Outcome =
  | { kind: 'sent'; from: SentFrom }
  | { kind: 'returned'; from: SentFrom; status: 200 | 403 | 413 | 422 | 429 | 503; returned: ReturnedForm };

type Reason = Problem | 'notStored' | 'noRoom' | 'notScanned';

/** For problems that a visitor can only wait out, the message offers an alternative. */
const WAIT: readonly Reason[] = ['tooMany', 'busy', 'notStored', 'noRoom', 'notScanned'];

function messageFor(problem: Reason, { language }: SentFrom, { content }: FormsContext): string {
  const messages = messagesOf(language, 'forms').problem;
  const { phone } = siteSettingsOf(content, language);
  return WAIT.includes(problem) && phone
    ? `${messages[problem]} ${messages.orCall(phone)}`
    : messages[problem];
}

/** Identifies this completion of the form. */
function keyOf(
  { entered, address, headers }: FormRequest,
  formId: number,
  fields: object,
  context: FormsContext,
) {
  const key = firstOf(entered, FORM_NAMES.key);
  if (KEY.test(key)) return key;
  const { hashedAddresses, repeats } = context.limits;
  return repeats.keyOf([formId, fields, hashedAddresses.of(address), headers['user-agent']]);
}

/** Who sent what, as it is stored and as it is shown again. */
type Read = CheckedSubmission &
  Pick<Changes, 'lost' | 'reworded' | 'agreed'> & { from: SentFrom; hidden: Record<string, string> };

type ReturnedStatus = Extract<Outcome, { kind: 'returned' }>['status'];

function returnForm(
  { from, values, hidden, lost }: Read,
  status: ReturnedStatus,
  rest: Partial<ReturnedForm>,
): Outcome {
  const returned = { view: from.view, values: { ...values, ...hidden }, errors: {}, lost, ...rest };
  return { kind: 'returned', from, status, returned };
}

/** Reads what was sent, as far as the visitor can have meant it: the form may have been changed meanwhile. */
function readForm(request: FormRequest, from: SentFrom, origins: readonly string[]): Read {
  const { form, language, path } = from;
  const { entered, headers } = request;
  const checked = checkSubmission(form, entered, language);
  const { lost, reworded, agreed, unseen } = findChanges(form, request);
  for (const name of unseen) if (checked.fields[name] === false) delete checked.fields[name];
  const values = { ...checked.values, ...Object.fromEntries(reworded.map((name) => [name, ''])) };
  const hidden = hiddenValues(form, entered, { origins, path, referer: headers.referer });
  return { ...checked, values, from, hidden, lost, reworded, agreed };
}

/** Returns a form with its errors; with scripts those of the first step that has any, because others are not seen. */
function returnErrors(request: FormRequest, read: Read, errors: CheckedSubmission['errors']): Outcome {
  const { form } = read.from;
  const step = stepWith(form, Object.keys(errors));
  const shown = request.isAsync && step !== undefined ? errorsOfStep(form, step, errors) : errors;
  return returnForm(read, 422, { errors: shown, step });
}

/** To what was agreed, of what is stored: a box that nobody is asked for any more is not. */
function agreementsIn({ agreed, fields }: Read): { agreed?: Record<string, string> } {
  const stored = Object.entries(agreed).filter(([name, words]) => words !== '' && fields[name] === true);
  return stored.length > 0 ? { agreed: Object.fromEntries(stored) } : {};
}

async function store(request: FormRequest, read: Read, context: FormsContext): Promise<Outcome> {
  const { from, hidden } = read;
  const { form, language, path } = from;
  const { files, names, errors } = await checkSentFiles(form, read.values, request.files);
  // A file that was fine has to be chosen again: it is named.
  const again = { ...read, values: { ...read.values, ...names } };
  const wrong = { ...read.errors, ...errors };
  if (Object.keys(wrong).length > 0) return returnErrors(request, again, wrong);
  try {
    const scanned = await scanFiles(files, context.scanFile);
    if ('errors' in scanned) return returnErrors(request, read, scanned.errors);
    const fields = { ...read.fields, ...names };
    const key = keyOf(request, form.id, fields, context);
    await context.storeSubmission({
      id: submissionId({ key, formId: form.id, fields, files }),
      formId: form.id,
      formTitle: form.title,
      language,
      pagePath: path,
      fields: { ...fields, ...hidden },
      receivedAt: new Date(),
      ...agreementsIn(read),
      ...(files.length > 0 && { files: scanned.files }),
    });
    return { kind: 'sent', from };
  } catch (error) {
    return returnForm(again, 503, {
      problem: messageFor(reasonOf(error), from, context),
      step: stepAt(request, form),
    });
  }
}

/** @throws what is not a known reason */
function reasonOf(error: unknown): Reason {
  if (error instanceof NotScannedError) return 'notScanned';
  if (error instanceof NoRoomError) return 'noRoom';
  if (error instanceof NotStoredError) return 'notStored';
  throw error;
}

/**
 * Handles a submitted form: checks for spam, validates each field, and stores it (C-8), or only checks the steps before
 * the one that the visitor goes to. What was entered appears in no error and no log.
 *
 * @returns null if there is no such form
 */
export async function receiveForm(request: FormRequest, context: FormsContext): Promise<Outcome | null> {
  const from = findSentFrom(request, context.forms);
  if (!from) return null;
  const { form } = from;
  const { origin } = request;
  const read = readForm(request, from, [context.siteUrl, origin]);
  const { lost, reworded } = read;
  const goes = isStep(request);
  const to = goes ? stepIn(request, form, FORM_NAMES.step) : undefined;
  // A step that the form no longer has is not taken for the end: later fields have not been seen, nor files sent.
  const isChanged = lost.length > 0 || reworded.length > 0 || (goes && to === undefined);
  const problem = findProblem(request, goes) ?? (isChanged ? 'changed' : null);
  if (problem) {
    // Values filled in by another site must not be shown as if the visitor had entered them.
    const overrides = problem === 'foreign' ? { values: {}, lost: [] } : {};
    const errors =
      problem === 'changed' ? Object.fromEntries(reworded.map((name) => [name, 'reworded' as const])) : {};
    const step = stepWith(form, Object.keys(errors)) ?? stepAt(request, form);
    return returnForm(read, PROBLEM_STATUS[problem], {
      ...overrides,
      errors,
      problem: messageFor(problem, from, context),
      step,
    });
  }
  if (to === undefined) return store(request, read, context);
  const { names } = await checkSentFiles(form, read.values, request.files);
  // Only scripts keep a file while the page changes: without them, it has to be chosen again.
  if (Object.keys(names).length > 0)
    return returnForm({ ...read, values: { ...read.values, ...names } }, 422, {
      step: stepAt(request, form),
    });
  const { step, errors } = checkSteps(request, read, to);
  return returnForm(read, Object.keys(errors).length > 0 ? 422 : 200, { step, errors });
}
