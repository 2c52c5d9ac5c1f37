import { runScript } from './run-script.ts';

runScript(async () => (await import('./tasks/migrate-database.ts')).migrateDatabase);
