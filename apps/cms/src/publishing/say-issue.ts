import { type AdminText, say } from '@keelstone/languages/say.ts';
import type { BaseIssue } from 'valibot';

/** By the names of Valibot's validations. */
const REASONS: Readonly<Record<string, AdminText>> = {
  min_length: 'There is less than the {number} that are needed.',
  max_length: 'There is room for {number} at most.',
  min_value: 'The smallest that is possible is {number}.',
  max_value: 'The largest that is possible is {number}.',
  integer: 'It must be a whole number.',
  regex: 'It has characters that cannot stand here.',
};

/** Why a value does not fit the model, for those who can change it. */
export function sayIssue({ type, input, ...issue }: BaseIssue<unknown>): string {
  if (input === undefined || input === null || input === '') return say('It is missing.');
  const reason = REASONS[type];
  return reason
    ? say(reason, { number: 'requirement' in issue ? issue.requirement : '' })
    : say('What is there does not fit here.');
}
