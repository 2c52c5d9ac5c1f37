import { runScript } from './app/run-script.ts';

/** `npm run migrate -w @keelstone/cms`: the whole database. */
runScript(async () => {
  const { migrateDatabase } = await import('./app/migrate-database.ts');
  return async () => {
    await migrateDatabase();
  };
});
