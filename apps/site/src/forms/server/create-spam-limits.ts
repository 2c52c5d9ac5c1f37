import { HashedAddresses } from '@keelstone/model/requests/hashed-addresses';
import { RateLimit } from '@keelstone/model/requests/rate-limit';
import { RecentRepeats } from './recent-repeats.ts';

const WINDOW_MS = 600_000;
const MOST_VISITORS = 20_000;

/** What the process stores about the senders of forms: in memory only, bounded, and with hashed IP addresses. */
export type SpamLimits = { rate: RateLimit; marks: HashedAddresses; repeats: RecentRepeats };

/** @param perAddress how many forms one network may send in ten minutes */
export function createSpamLimits(perAddress: number): SpamLimits {
  return {
    rate: new RateLimit({ limit: perAddress, windowMs: WINDOW_MS, mostVisitors: MOST_VISITORS }),
    marks: new HashedAddresses(),
    repeats: new RecentRepeats(),
  };
}
