import { describe, expect, it } from 'vitest';
import type { ListedSubmission } from '../list-submissions.ts';
import { sayState } from './say-submission.ts';

const submission: ListedSubmission = {
  id: 'x',
  formId: 1,
  formTitle: 'Ask',
  receivedAt: '2026-11-21T08:00:00Z',
  state: 'waiting',
  isSpam: false,
  isDone: false,
  assigneeId: null,
  attempts: 0,
  nextAttemptAt: '2026-11-21T09:00:00Z',
  forwardedAt: null,
  personal: null,
};
const say = (overrides: Partial<ListedSubmission>) =>
  sayState({ ...submission, ...overrides }, (time) => time.toISOString().slice(11, 16));

describe('what editors read of a submission', () => {
  it.each<[Partial<ListedSubmission>, string]>([
    [{}, 'Waiting for its turn'],
    [{ attempts: 1 }, 'Tried once; again on 09:00'],
    [{ attempts: 3 }, 'Tried 3 times; again on 09:00'],
    [{ state: 'sending', attempts: 1 }, 'Being sent at this moment'],
    [{ state: 'dead', attempts: 120 }, 'Given up after it was tried 120 times'],
    [{ state: 'sent', forwardedAt: '2026-11-21T08:30:00Z' }, 'Forwarded on 08:30'],
    [{ state: 'waiting', isSpam: true }, 'Spam, and not forwarded'],
    [{ state: 'sent', isSpam: true, forwardedAt: '2026-11-21T08:30:00Z' }, 'Forwarded on 08:30'],
  ])('C-8 %j is “%s”', (overrides, words) => {
    expect(say(overrides)).toBe(words);
  });
});
