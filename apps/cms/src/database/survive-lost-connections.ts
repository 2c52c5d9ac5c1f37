import type { Payload } from 'payload';

type Connection = { on(event: 'error', listener: (error: Error) => void): void };
type Pool = {
  on(event: 'error', listener: (error: Error, connection: Connection) => void): void;
  on(event: 'acquire', listener: (connection: Connection) => void): void;
};

/**
 * A database restart closes idle connections in the pool, and those between two statements of a transaction. Without an
 * error listener, Node.js would terminate the CMS, or log a stack; with one, the next query opens a new connection, and
 * such a transaction fails at its next statement.
 */
export function surviveLostConnections(payload: Payload): void {
  const { pool } = payload.db as unknown as { pool?: Pool };
  const known = new WeakSet<Connection>();
  const lost = new WeakSet<Connection>();
  /** Each reports its end several times: in PostgreSQL's words, and as a socket that was closed. */
  const warn = (error: Error, connection: Connection) => {
    if (!lost.has(connection)) payload.logger.warn(`A database connection was lost: ${error.message}`);
    lost.add(connection);
  };
  pool?.on('error', warn);
  pool?.on('acquire', (connection) => {
    if (!known.has(connection)) connection.on('error', (error) => warn(error, connection));
    known.add(connection);
  });
}
