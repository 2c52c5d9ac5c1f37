import { askedNames, type Form, nextAskedStep, stepsOf, stepWith } from '@keelstone/model';
import { FORM_NAMES } from '@keelstone/ui/form-view/form-names.ts';
import type { CheckedSubmission } from './check-submission.ts';
import { firstOf } from './entered.ts';
import type { FormRequest, SentFrom } from './form-request.ts';

type Errors = CheckedSubmission['errors'];

/** The index of a step that was sent under a name; undefined if the form has no such step. */
export function stepIn({ entered }: FormRequest, form: Form, name: string): number | undefined {
  const text = firstOf(entered, name);
  const index = Number(text);
  return /^\d{1,2}$/.test(text) && index < stepsOf(form).length ? index : undefined;
}

/**
 * Whether the visitor goes to another step instead of sending the form. A page whose scripts have not arrived shows steps,
 * too, and its buttons send them as the browser does. What scripts put into a page is read as if there were none, so that
 * their forms send `whole` all the same.
 */
export const isStep = ({ entered, isAsync }: Pick<FormRequest, 'entered' | 'isAsync'>): boolean =>
  firstOf(entered, FORM_NAMES.step) !== '' && (isAsync || firstOf(entered, FORM_NAMES.whole) === '');

/** The step that the visitor saw. */
export const stepAt = (request: FormRequest, form: Form) => stepIn(request, form, FORM_NAMES.at);

export function errorsOfStep(form: Form, step: number, errors: Errors): Errors {
  const names = stepsOf(form)[step]?.fields.map(({ name }) => name) ?? [];
  return Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name)));
}

/** Files are sent at the end only; before, scripts send their names in their place. */
function missingFiles({ entered }: FormRequest, { values }: CheckedSubmission, { fields }: Form): Errors {
  const asked = askedNames(fields, (name) => [values[name] ?? []].flat());
  const missing = fields.filter(
    ({ kind, isRequired, name }) =>
      kind === 'file' && isRequired && !firstOf(entered, name) && asked.has(name),
  );
  return Object.fromEntries(missing.map(({ name }) => [name, 'missing'] as const));
}

/** Which step to show to somebody who goes to one, and its errors. Going back checks nothing. */
export function checkSteps(
  request: FormRequest,
  checked: CheckedSubmission & { from: SentFrom },
  to: number,
): { step: number; errors: Errors } {
  const { form } = checked.from;
  const from = stepAt(request, form) ?? 0;
  const errors = { ...checked.errors, ...missingFiles(request, checked, form) };
  const wrong = stepWith(form, Object.keys(errors));
  if (to > from && wrong !== undefined && wrong < to) {
    return { step: wrong, errors: errorsOfStep(form, wrong, errors) };
  }
  const read = (name: string) => [checked.values[name] ?? []].flat();
  return { step: nextAskedStep(form, { from, to }, read), errors: {} };
}
