import { messagesOf } from '@keelstone/languages/messages.ts';
import { FORM_NAMES } from '@keelstone/ui/form-view/form-names.ts';
import type { ReturnedForm } from '@keelstone/ui/form-view/form-state.ts';
import { siteSettingsOf } from '../../shell/site-settings-of.ts';
import { checkSubmission } from './check-submission.ts';
import { firstOf } from './entered.ts';
import { findProblem, PROBLEM_STATUS, type Problem } from './find-problem.ts';
import { type FormRequest, findSentFrom, type SentFrom } from './form-request.ts';
import type { FormsContext } from './forms-context.ts';
import { hiddenAnswers } from './hidden-values.ts';
import { submissionId } from './submission-id.ts';
import { NotKeptError } from './submission-keeper.ts';

const KEY = /^[\w-]{8,64}$/;

/** What became of a form that was sent: it is kept, or it goes back to the visitor. */
export type Outcome =
  | { kind: 'sent'; from: SentFrom }
  | { kind: 'returned'; from: SentFrom; status: 403 | 413 | 422 | 429 | 503; returned: ReturnedForm };

type Told = Problem | 'notKept';

/** For what a visitor can only wait for there is another way. */
const WAIT: readonly Told[] = ['tooMany', 'notKept'];

function tell(problem: Told, { language }: SentFrom, { content }: FormsContext): string {
  const words = messagesOf(language, 'forms').problem;
  const { phone } = siteSettingsOf(content, language);
  return WAIT.includes(problem) && phone ? `${words[problem]} ${words.orCall(phone)}` : words[problem];
}

/** What tells this filling in of the form from any other. */
function keyOf(
  { entered, address, headers }: FormRequest,
  formId: number,
  answers: object,
  context: FormsContext,
) {
  const key = firstOf(entered, FORM_NAMES.key);
  if (KEY.test(key)) return key;
  const { marks, repeats } = context.limits;
  return repeats.keyOf([formId, answers, marks.of(address), headers['user-agent']]);
}

/**
 * Takes a form that a visitor sent: looks whether it is a person's, checks each field, and keeps it (C-8).
 *
 * @returns null when there is no such form
 * @throws nothing of what was entered, in no error and no log
 */
export async function receiveForm(request: FormRequest, context: FormsContext): Promise<Outcome | null> {
  const from = findSentFrom(request, context.forms);
  if (!from) return null;
  const { form, language, view, path } = from;
  const { entered, headers, origin } = request;
  const { answers, faults, values } = checkSubmission(form, entered, language);
  const page = { origins: [context.siteUrl, origin], path, referer: headers.referer };
  const hidden = hiddenAnswers(form, entered, page);
  const giveBack = (status: 403 | 422 | 429 | 503, rest: Partial<ReturnedForm>): Outcome => ({
    kind: 'returned',
    from,
    status,
    returned: { view, values: { ...values, ...hidden }, faults: {}, ...rest },
  });

  const problem = findProblem(request, context.limits);
  if (problem) {
    // What another site has filled in is not shown as though a visitor had.
    const kept = problem === 'foreign' ? { values: {} } : {};
    return giveBack(PROBLEM_STATUS[problem], { ...kept, problem: tell(problem, from, context) });
  }
  if (Object.keys(faults).length > 0) return giveBack(422, { faults });
  try {
    const key = keyOf(request, form.id, answers, context);
    await context.keepSubmission({
      id: submissionId({ key, formId: form.id, answers }),
      formId: form.id,
      formTitle: form.title,
      language,
      pagePath: path,
      fields: { ...answers, ...hidden },
      receivedAt: new Date(),
    });
    return { kind: 'sent', from };
  } catch (error) {
    if (!(error instanceof NotKeptError)) throw error;
    return giveBack(503, { problem: tell('notKept', from, context) });
  }
}
