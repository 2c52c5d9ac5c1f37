import { type MigrateOptions, migrateTables } from './migrate-tables.ts';
import { publishedTables } from './published-tables.ts';

export {
  FormerReadModelError,
  type MigrateOptions,
  migrateTables,
  SiteRoleMissingError,
  type Tables,
} from './migrate-tables.ts';
export { publishedTables } from './published-tables.ts';

/**
 * Brings only the tables of the read model up to date. To migrate the outbox as well, use
 * `@keelstone/outbox/migrate`.
 *
 * @returns names of the migrations that ran; empty if there was nothing to do
 * @throws SiteRoleMissingError if the site role does not exist; nothing has been changed then
 */
export const migrate = (options: MigrateOptions): Promise<string[]> =>
  migrateTables(options, [publishedTables]);
