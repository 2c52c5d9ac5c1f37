import type { Payload } from 'payload';

type Pool = { on(event: 'error', listener: (error: Error) => void): void };

/**
 * A database restart closes idle connections in the pool. Without an error listener, Node.js would terminate the
 * CMS; with one, the next query opens a new connection.
 */
export function surviveLostConnections(payload: Payload): void {
  const { pool } = payload.db as unknown as { pool?: Pool };
  pool?.on('error', (error) => payload.logger.warn(`A database connection was lost: ${error.message}`));
}
