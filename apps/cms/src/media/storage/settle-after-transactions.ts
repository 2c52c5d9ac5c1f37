import type { Payload } from 'payload';
import { settleFiles } from './file-journal.ts';

/**
 * The file system has no transactions, so files are settled after each one: those written by a failed save are
 * removed, and those it removed are restored.
 */
export function settleAfterTransactions(payload: Payload): void {
  const { db } = payload;
  const settle = async (id: number | string) => {
    try {
      await settleFiles(payload, String(id));
    } catch (error) {
      // The save has already succeeded or failed. Leftovers are found at the next start (sweep-media.ts).
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
