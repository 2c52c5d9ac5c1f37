import { type MigrateOptions, migrateTables, publishedTables } from '@keelstone/read-model/migrate';
import { outboxTables } from './outbox-tables.ts';

/**
 * Brings the read model and the outbox up to date, and lets the site role read what is published, count visits and hand
 * in what visitors send, and nothing else. Safe to run at every start, and by several processes at once.
 *
 * @returns names of the migrations that ran; empty when there was nothing to do
 * @throws SiteRoleMissingError when the site role does not exist; nothing has been changed then
 * @throws FormerReadModelError when an early version left the database incomplete; nothing has been changed then
 */
export const migrate = (options: MigrateOptions): Promise<string[]> =>
  // The outbox counts only what is published, so the read model comes first.
  migrateTables(options, [publishedTables, outboxTables]);
