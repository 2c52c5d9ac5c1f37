export {
  createDatabaseAndRoles,
  type DatabaseAndRoles,
  type DatabaseUrls,
  type RolePassword,
} from './create-database-and-roles.ts';
export { DataVersionError } from './initialise-cluster.ts';
export { DataDirectoryInUseError } from './leftover-postmaster.ts';
export { findFreePort, PortTakenError } from './port.ts';
export {
  AdminPasswordError,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './start-embedded-postgres.ts';
export { ForeignDataError, NoUserForPostgresError } from './system-user.ts';
