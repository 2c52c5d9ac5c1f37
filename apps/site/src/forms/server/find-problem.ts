import { FORM_NAMES } from '@keelstone/ui/form-view/form-names.ts';
import type { SpamLimits } from './create-spam-limits.ts';
import { firstOf } from './entered.ts';
import type { FormRequest } from './form-request.ts';

/** Nobody fills in a form faster than this, in milliseconds, not even with what the browser remembers. */
const FASTEST_MS = 1_500;

/** What is wrong with a submission before anybody looks at its fields. */
export type Problem = 'foreign' | 'tooMany' | 'robot' | 'tooFast';

export const PROBLEM_STATUS = {
  foreign: 403,
  tooMany: 429,
  robot: 422,
  tooFast: 422,
} as const satisfies Record<Problem, number>;

/** Without script nobody measures; then the other limits hold. */
function isTooFast({ isAsync, entered }: FormRequest): boolean {
  const elapsed = firstOf(entered, FORM_NAMES.elapsed);
  if (!isAsync && elapsed === '') return false;
  return !/^\d{1,15}$/.test(elapsed) || Number(elapsed) < FASTEST_MS;
}

/** Tells robots from people, as well as that can be done without asking a third party (C-8); null for people. */
export function findProblem(request: FormRequest, limits: SpamLimits): Problem | null {
  if (request.isForeign) return 'foreign';
  if (!limits.rate.admits(limits.marks.of(request.address))) return 'tooMany';
  if (firstOf(request.entered, FORM_NAMES.trap) !== '') return 'robot';
  return isTooFast(request) ? 'tooFast' : null;
}
