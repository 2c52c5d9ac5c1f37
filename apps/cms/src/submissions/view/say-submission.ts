import type { CountedState, KeptFile } from '@keelstone/outbox';
import type { ListedSubmission } from '../list-submissions.ts';

/** Labels of the states. */
export const STATES: Record<CountedState, string> = {
  waiting: 'Waiting',
  sending: 'Being sent',
  sent: 'Forwarded',
  dead: 'Given up',
  spam: 'Spam',
};

/** What is known of a file. */
export const SCANS: Record<KeptFile['scan'], string> = {
  clean: 'no virus found when it came',
  not_scanned: 'not scanned for viruses',
};

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

/** A submission's state as a sentence. @param say formats a time */
export function sayState(
  { state, isSpam, attempts, nextAttemptAt, forwardedAt }: ListedSubmission,
  say: (time: Date) => string,
): string {
  if (isSpam && !forwardedAt) return 'Spam, and not forwarded';
  switch (state) {
    case 'sent':
      return forwardedAt ? `Forwarded on ${say(new Date(forwardedAt))}` : 'Forwarded';
    case 'sending':
      return 'Being sent at this moment';
    case 'dead':
      return `Given up after it was tried ${times(attempts)}`;
    case 'waiting':
      if (attempts === 0) return 'Waiting for its turn';
      return `Tried ${times(attempts)}; again on ${say(new Date(nextAttemptAt))}`;
  }
}
