import type { Payload } from 'payload';

type Pool = { on(event: 'error', listener: (error: Error) => void): void };

/**
 * A database that restarts ends connections that wait in the pool. Without a listener Node.js would end the CMS for
 * that; with one, the next query opens a new connection.
 */
export function surviveLostConnections(payload: Payload): void {
  const { pool } = payload.db as unknown as { pool?: Pool };
  pool?.on('error', (error) => payload.logger.warn(`A database connection was lost: ${error.message}`));
}
