import type { Payload } from 'payload';
import { settleFiles } from './file-journal.ts';

/**
 * Files know no transactions, so they are put right after each: whatever a failed save wrote is taken away, and
 * whatever it took away comes back.
 */
export function settleAfterTransactions(payload: Payload): void {
  const { db } = payload;
  const settle = async (id: number | string) => {
    try {
      await settleFiles(payload, String(id));
    } catch (error) {
      // The save has succeeded or failed already. What is left over is found at the next start (sweep-media.ts).
      payload.logger.error({ err: error }, 'Files of an upload could not be put right after its transaction');
    }
  };
  for (const end of ['commitTransaction', 'rollbackTransaction'] as const) {
    const original = db[end].bind(db);
    db[end] = async (promised) => {
      const id = await promised;
      await original(id);
      await settle(id);
    };
  }
}
