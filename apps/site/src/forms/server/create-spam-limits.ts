import { HashedAddresses } from '@keelstone/model/requests/hashed-addresses';
import { RateLimit } from '@keelstone/model/requests/rate-limit';
import { RecentRepeats } from './recent-repeats.ts';

const WINDOW_MS = 600_000;
const MOST_VISITORS = 20_000;

/** What the process remembers of who sent forms: in memory only, bounded, and without any address. */
export type SpamLimits = { rate: RateLimit; marks: HashedAddresses; repeats: RecentRepeats };

/** @param perAddress forms that one network may send in ten minutes */
export function createSpamLimits(perAddress: number): SpamLimits {
  return {
    rate: new RateLimit({ limit: perAddress, windowMs: WINDOW_MS, mostVisitors: MOST_VISITORS }),
    marks: new HashedAddresses(),
    repeats: new RecentRepeats(),
  };
}
