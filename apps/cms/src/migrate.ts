import { runScript } from './app/run-script.ts';

runScript(async () => (await import('./database/migrate-database.ts')).migrateDatabase);
