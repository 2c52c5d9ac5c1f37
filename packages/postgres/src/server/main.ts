import { createDatabaseAndRoles } from './create-database-and-roles.ts';
import { parseDatabaseConfig } from './database-config.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

/** The database process for bin/start: sends one message when it is ready, then runs until it is told to stop. */
async function main(): Promise<void> {
  const stopAsked = waitForStop();
  const { adminPassword, dataDirectory, port, mayBeMade, ...roles } = parseDatabaseConfig(
    process.env.KEELSTONE_DATABASE,
  );
  const server = await startEmbeddedPostgres({
    dataDirectory,
    port,
    password: adminPassword,
    mayBeMade,
    log,
  });
  try {
    const urls = await createDatabaseAndRoles({ ...roles, adminConnectionString: server.connectionString });
    announce({ ready: true, ...urls });
    await Promise.race([stopAsked, failWhenItEnds(server)]);
  } finally {
    await server.stop();
  }
}

function log(message: string): void {
  process.stderr.write(`${message}\n`);
}

function announce(message: { ready: true; cmsUrl: string; siteUrl: string }): void {
  if (process.connected) process.send?.(message);
  else process.stdout.write(`${JSON.stringify(message)}\n`);
}

/** Also stops when the parent is gone: otherwise nobody could stop the database any more. */
function waitForStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
    process.on('disconnect', () => resolve());
  });
}

async function failWhenItEnds(server: EmbeddedPostgres): Promise<never> {
  throw new Error(`PostgreSQL ended by itself (${await server.exited}). Its last lines above say why.`);
}

try {
  await main();
  process.exit(0);
} catch (error) {
  log(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
