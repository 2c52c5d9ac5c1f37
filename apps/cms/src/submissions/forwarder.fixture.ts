import pg from 'pg';
import { forwardSubmissions } from './forward-submissions.ts';

/** A process that forwards submissions like the CMS, without the rest of it, until it is told to stop. */
const { DATABASE_URL: connectionString, MARKETING_ENDPOINT: endpoint = '', LEASE_MS } = process.env;
const pool = new pg.Pool({ connectionString, max: 4 });
pool.on('error', () => {});
const say = (details: object, message: string) => console.error(message, JSON.stringify(details));
const forwarder = forwardSubmissions({
  executor: pool,
  receiver: { endpoint },
  logger: { warn: () => {}, error: say },
  ...(LEASE_MS ? { leaseMs: Number(LEASE_MS) } : {}),
});
async function stop() {
  await forwarder.stop();
  await pool.end();
  process.exit(0);
}
process.once('SIGTERM', () => void stop());
process.once('disconnect', () => void stop());
process.send?.({ ready: true });
