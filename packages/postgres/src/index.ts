export {
  createDatabaseAndRoles,
  type DatabaseAndRoles,
  type DatabaseUrls,
  type RolePassword,
} from './server/create-database-and-roles.ts';
export { DataVersionError } from './server/initialise-cluster.ts';
export { DataDirectoryInUseError } from './server/leftover-postmaster.ts';
export { findFreePort } from './server/port.ts';
export {
  AdminPasswordError,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './server/start-embedded-postgres.ts';
export { ForeignDataError, NoUserForPostgresError } from './server/system-user.ts';
