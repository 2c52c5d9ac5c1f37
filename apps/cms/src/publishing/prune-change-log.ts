import { pruneChangeLog } from '@keelstone/read-model';
import type { Payload, PayloadRequest } from 'payload';
import { daily } from '../database/daily.ts';
import { readerOf } from '../database/transaction.ts';

/**
 * How many of the newest changes stay, some megabytes of them. A site that is further behind, because it stood still or
 * the read model was made anew, loads everything that is published instead: with so many changes that is no slower.
 */
export const CHANGES_KEPT = 20_000;

/** Shortens the change log now and every day, until it is stopped: it would grow for ever. */
export const pruneChangeLogDaily = (payload: Payload) =>
  daily(
    payload,
    async () => pruneChangeLog(await readerOf({ payload } as PayloadRequest), { keep: CHANGES_KEPT }),
    'The change log was not shortened; trying again tomorrow',
  );
