export { type MigrateOptions, migrate, SiteRoleMissingError } from './migrate.ts';
