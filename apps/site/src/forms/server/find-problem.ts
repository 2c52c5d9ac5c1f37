import { FORM_NAMES } from '@keelstone/ui/form-view/form-names.ts';
import { firstOf } from './entered.ts';
import type { FormRequest } from './form-request.ts';

/** The minimum time in milliseconds that a person needs to submit a form, even with autofill. */
const FASTEST_MS = 1_500;

/** A problem with a submission that is detected before its fields are checked. */
export type Problem =
  | 'foreign'
  | 'tooMany'
  | 'busy'
  | 'tooLong'
  | 'tooMuch'
  | 'robot'
  | 'tooFast'
  | 'changed';

export const PROBLEM_STATUS = {
  foreign: 403,
  tooMany: 429,
  busy: 503,
  tooLong: 413,
  tooMuch: 413,
  robot: 422,
  tooFast: 422,
  changed: 422,
} as const satisfies Record<Problem, number>;

/** Without scripts the time is not measured; then only the other limits apply. */
function isTooFast({ isAsync, entered }: FormRequest): boolean {
  const elapsed = firstOf(entered, FORM_NAMES.elapsed);
  if (!isAsync && elapsed === '') return false;
  return !/^\d{1,15}$/.test(elapsed) || Number(elapsed) < FASTEST_MS;
}

/** Distinguishes robots from people, as far as possible without a third party (C-8); null if there is no problem. */
export function findProblem(request: FormRequest, isStep = false): Problem | null {
  if (request.isForeign) return 'foreign';
  if (!request.isAdmitted) return 'tooMany';
  if (request.isBusy) return 'busy';
  if (request.isTooLong) return request.files.size > 0 ? 'tooMuch' : 'tooLong';
  if (firstOf(request.entered, FORM_NAMES.honeypot) !== '') return 'robot';
  return !isStep && isTooFast(request) ? 'tooFast' : null;
}
