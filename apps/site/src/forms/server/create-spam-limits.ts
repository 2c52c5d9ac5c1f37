import { HashedAddresses } from '@keelstone/model/requests/hashed-addresses';
import { Places } from '@keelstone/model/requests/places';
import { RateLimit } from '@keelstone/model/requests/rate-limit';
import { RecentRepeats } from './recent-repeats.ts';

const WINDOW_MS = 600_000;
const MOST_VISITORS = 20_000;

/** A form has a few steps, each of which is a request. */
const STEPS_OF_FORM = 10;

/**
 * Forms with files that one process reads at a time, because they are held in memory. A slow connection may hold a place for
 * a minute.
 */
const UPLOADS = { most: 8, mostOfNetwork: 2 };

/** What the process stores about the senders of forms: in memory only, bounded, and with hashed IP addresses. */
export type SpamLimits = {
  rate: RateLimit;
  steps: RateLimit;
  uploads: Places;
  hashedAddresses: HashedAddresses;
  /** Of those who hold places for uploads, of which there are few. */
  hashedSites: HashedAddresses;
  repeats: RecentRepeats;
};

/** @param perAddress how many forms one network may send in ten minutes */
export function createSpamLimits(perAddress: number): SpamLimits {
  const limits = { windowMs: WINDOW_MS, mostVisitors: MOST_VISITORS };
  return {
    rate: new RateLimit({ limit: perAddress, ...limits }),
    steps: new RateLimit({ limit: perAddress * STEPS_OF_FORM, ...limits }),
    uploads: new Places(UPLOADS),
    hashedAddresses: new HashedAddresses(),
    hashedSites: new HashedAddresses('site'),
    repeats: new RecentRepeats(),
  };
}
