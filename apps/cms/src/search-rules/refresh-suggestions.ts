import type { Payload } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { poll, type Runner } from '../database/poll.ts';
import { lockPublishing, StillLoadingError } from '../database/publishing-lock.ts';
import { publishSearchChoices } from '../publishing/search/publish-search-choices.ts';
import { publishSearchSuggestions } from '../publishing/search/publish-search-suggestions.ts';

/** What is popular and what is chosen changes slowly. What editors block or switch off is published when it is saved. */
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/**
 * Publishes the suggested searches (S-5) and what visitors choose (S-26), now and every hour, if they have changed.
 * Several processes may run it on one database.
 */
export const refreshSuggestions = (payload: Payload): Runner =>
  poll(async () => {
    try {
      await inTransaction(payload, async (req, executor) => {
        await lockPublishing(executor);
        await publishSearchSuggestions({ req, executor });
        await publishSearchChoices({ req, executor });
      });
    } catch (error) {
      if (error instanceof StillLoadingError) return MINUTE_MS;
      payload.logger.error(
        { err: error },
        'Suggested searches and choices were not published; trying again in an hour',
      );
    }
    return HOUR_MS;
  });
