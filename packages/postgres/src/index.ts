export {
  createDatabaseAndRoles,
  type DatabaseUrls,
} from './server/create-database-and-roles.ts';
export { DataVersionError } from './server/initialise-cluster.ts';
export { DataDirectoryInUseError } from './server/leftover-postmaster.ts';
export { findFreePort } from './server/port.ts';
export {
  AdminPasswordError,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './server/start-embedded-postgres.ts';
