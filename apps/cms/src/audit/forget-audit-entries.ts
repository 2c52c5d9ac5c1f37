import type { Payload, PayloadRequest } from 'payload';
import { configurationOf } from '../configuration-of.ts';
import { daily } from '../database/daily.ts';
import { readerOf } from '../database/transaction.ts';

/**
 * Deletes expired entries of the audit trail (AUDIT_KEEP_DAYS).
 *
 * @returns the number of deleted entries
 */
export async function forgetAuditEntries(payload: Payload): Promise<number> {
  const executor = await readerOf({ payload } as PayloadRequest);
  const { rows } = await executor.query(
    "delete from audit.entries where at < clock_timestamp() - $1::integer * interval '1 day' returning id",
    [configurationOf(payload).auditKeepDays],
  );
  if (rows.length > 0)
    payload.logger.info({ deleted: rows.length }, 'Old entries of the audit trail were deleted');
  return rows.length;
}

/** Runs it now and every day, until it is stopped. */
export const forgetAuditEntriesDaily = (payload: Payload) =>
  daily(
    payload,
    forgetAuditEntries,
    'Old entries of the audit trail were not deleted; trying again tomorrow',
  );
