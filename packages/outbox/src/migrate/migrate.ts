import { type MigrateOptions, migrateTables, publishedTables } from '@keelstone/read-model/migrate';
import { outboxTables } from './outbox-tables.ts';

/**
 * Brings the read model and the outbox up to date, and grants the site role the rights to read what is
 * published, count visits and store what visitors send, and nothing else. Safe to run at every start, and by
 * several processes at the same time.
 *
 * @returns names of the migrations that ran; empty if there was nothing to do
 * @throws SiteRoleMissingError if the site role does not exist; nothing has been changed then
 * @throws FormerReadModelError if an early version left the database incomplete; nothing has been changed then
 */
export const migrate = (options: MigrateOptions): Promise<string[]> =>
  // The outbox refers to published content, so the read model comes first.
  migrateTables(options, [publishedTables, outboxTables]);
