import { pruneChangeLog } from '@keelstone/read-model';
import type { Payload, PayloadRequest } from 'payload';
import { daily } from '../database/daily.ts';
import { readerOf } from '../database/transaction.ts';

/**
 * How many of the newest changes are kept, some megabytes. A site that is further behind, because it was down or
 * the read model was recreated, loads everything that is published instead, which is no slower for that many
 * changes.
 */
export const CHANGES_KEPT = 20_000;

/** Prunes the change log now and every day, until it is stopped: otherwise it would grow without limit. */
export const pruneChangeLogDaily = (payload: Payload) =>
  daily(
    payload,
    async () => pruneChangeLog(await readerOf({ payload } as PayloadRequest), { keep: CHANGES_KEPT }),
    'The change log was not shortened; trying again tomorrow',
  );
