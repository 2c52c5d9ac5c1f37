import { messagesOf } from '@keelstone/languages/messages.ts';
import { FORM_NAMES } from '@keelstone/ui/form-view/form-names.ts';
import type { ReturnedForm } from '@keelstone/ui/form-view/form-state.ts';
import { siteSettingsOf } from '../../shell/site-settings-of.ts';
import { checkSubmission } from './check-submission.ts';
import { firstOf } from './entered.ts';
import { findProblem, PROBLEM_STATUS, type Problem } from './find-problem.ts';
import { type FormRequest, findSentFrom, type SentFrom } from './form-request.ts';
import type { FormsContext } from './forms-context.ts';
import { hiddenValues } from './hidden-values.ts';
import { submissionId } from './submission-id.ts';
import { NotKeptError } from './submission-keeper.ts';

const KEY = /^[\w-]{8,64}$/;

/** The outcome of a submission: it is stored, or returned to the visitor. */
export type Outcome =
  | { kind: 'sent'; from: SentFrom }
  | { kind: 'returned'; from: SentFrom; status: 403 | 413 | 422 | 429 | 503; returned: ReturnedForm };

type Reason = Problem | 'notKept';

/** For problems that a visitor can only wait out, the message offers an alternative. */
const WAIT: readonly Reason[] = ['tooMany', 'notKept'];

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
  const { marks, repeats } = context.limits;
  return repeats.keyOf([formId, fields, marks.of(address), headers['user-agent']]);
}

/**
 * Handles a submitted form: checks for spam, validates each field, and stores it (C-8). What was entered appears
 * in no error and no log.
 *
 * @returns null if there is no such form
 */
export async function receiveForm(request: FormRequest, context: FormsContext): Promise<Outcome | null> {
  const from = findSentFrom(request, context.forms);
  if (!from) return null;
  const { form, language, view, path } = from;
  const { entered, headers, origin } = request;
  const { fields, errors, values } = checkSubmission(form, entered, language);
  const page = { origins: [context.siteUrl, origin], path, referer: headers.referer };
  const hidden = hiddenValues(form, entered, page);
  const returnForm = (status: 403 | 422 | 429 | 503, rest: Partial<ReturnedForm>): Outcome => ({
    kind: 'returned',
    from,
    status,
    returned: { view, values: { ...values, ...hidden }, errors: {}, ...rest },
  });

  const problem = findProblem(request, context.limits);
  if (problem) {
    // Values filled in by another site must not be shown as if the visitor had entered them.
    const kept = problem === 'foreign' ? { values: {} } : {};
    return returnForm(PROBLEM_STATUS[problem], { ...kept, problem: messageFor(problem, from, context) });
  }
  if (Object.keys(errors).length > 0) return returnForm(422, { errors });
  try {
    const key = keyOf(request, form.id, fields, context);
    await context.keepSubmission({
      id: submissionId({ key, formId: form.id, fields }),
      formId: form.id,
      formTitle: form.title,
      language,
      pagePath: path,
      fields: { ...fields, ...hidden },
      receivedAt: new Date(),
    });
    return { kind: 'sent', from };
  } catch (error) {
    if (!(error instanceof NotKeptError)) throw error;
    return returnForm(503, { problem: messageFor('notKept', from, context) });
  }
}
