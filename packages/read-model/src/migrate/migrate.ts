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
 * Brings the read model's tables alone up to date. Whoever has an outbox too migrates both with `@keelstone/outbox/migrate`.
 *
 * @returns names of the migrations that ran; empty when there was nothing to do
 * @throws SiteRoleMissingError when the site role does not exist; nothing has been changed then
 */
export const migrate = (options: MigrateOptions): Promise<string[]> =>
  migrateTables(options, [publishedTables]);
