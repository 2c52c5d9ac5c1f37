import { type AdminText, say } from '@keelstone/languages/say.ts';
import type { CountedState, StoredFile } from '@keelstone/outbox';
import type { ListedSubmission } from '../list-submissions.ts';

/** Labels of the states. */
export const STATES: Record<CountedState, AdminText> = {
  waiting: 'Waiting',
  sending: 'Being sent',
  sent: 'Forwarded',
  dead: 'Given up',
  spam: 'Spam',
};

/** What is known of a file. */
export const SCANS: Record<StoredFile['scan'], AdminText> = {
  clean: 'no virus found when it came',
  not_scanned: 'not scanned for viruses',
};

const times = (count: number) => (count === 1 ? say('once') : say('{count} times', { count }));

/** A submission's state as a sentence. @param format formats a time */
export function sayState(
  { state, isSpam, attempts, nextAttemptAt, forwardedAt }: ListedSubmission,
  format: (time: Date) => string,
): string {
  if (isSpam && !forwardedAt) return say('Spam, and not forwarded');
  switch (state) {
    case 'sent':
      return forwardedAt
        ? say('Forwarded on {time}', { time: format(new Date(forwardedAt)) })
        : say('Forwarded');
    case 'sending':
      return say('Being sent at this moment');
    case 'dead':
      return say('Given up after it was tried {times}', { times: times(attempts) });
    case 'waiting':
      if (attempts === 0) return say('Waiting for its turn');
      return say('Tried {times}; again on {time}', {
        times: times(attempts),
        time: format(new Date(nextAttemptAt)),
      });
  }
}
