import type { Payload } from 'payload';

/**
 * Where a pool notes when a connection was lost or could not be opened, on the clock of `performance`. The pages and the
 * API of the CMS each have this module, and share the pool.
 */
const LOST_AT = Symbol.for('keelstone.lost-at');

type Connection = { on(event: 'error', listener: (error: Error) => void): void };
type Connected = (error: Error | undefined, ...rest: unknown[]) => void;
type Pool = {
  [LOST_AT]?: number;
  connect(connected?: Connected): Promise<unknown> | undefined;
  on(event: 'error', listener: (error: Error, connection: Connection) => void): void;
  on(event: 'acquire', listener: (connection: Connection) => void): void;
  on(event: 'release', listener: (error: Error | undefined) => void): void;
};

const poolOf = (payload: Payload) => (payload.db as unknown as { pool?: Pool }).pool;

/** Whether a connection to the database has been lost, or could not be opened, since a moment of `performance.now()`. */
export function hasLostConnectionSince(payload: Payload, moment: number): boolean {
  const pool = poolOf(payload);
  return pool !== undefined && (pool[LOST_AT] ?? Number.NEGATIVE_INFINITY) >= moment;
}

/** PostgreSQL's own errors have a severity, which is `FATAL` where it ends the connection. */
const isOfConnection = (error: Error & { severity?: string }): boolean =>
  error.severity === undefined || error.severity === 'FATAL';

function noteFailedConnections(pool: Pool): void {
  const note = () => {
    pool[LOST_AT] = performance.now();
  };
  const connect = pool.connect.bind(pool);
  pool.connect = (connected) => {
    if (connected)
      return connect((error, ...rest) => {
        if (error) note();
        connected(error, ...rest);
      });
    return connect()?.catch((error: unknown) => {
      note();
      throw error;
    });
  };
}

/**
 * A database restart closes idle connections in the pool, and those between two statements of a transaction. Without an
 * error listener, Node.js would terminate the CMS, or log a stack; with one, the next query opens a new connection, and
 * such a transaction fails at its next statement.
 */
export function surviveLostConnections(payload: Payload): void {
  const pool = poolOf(payload);
  if (!pool) return;
  noteFailedConnections(pool);
  const known = new WeakSet<Connection>();
  const lost = new WeakSet<Connection>();
  /** Each reports its end several times: in PostgreSQL's words, and as a socket that was closed. */
  const warn = (error: Error, connection: Connection) => {
    pool[LOST_AT] = performance.now();
    if (!lost.has(connection)) payload.logger.warn(`A database connection was lost: ${error.message}`);
    lost.add(connection);
  };
  pool.on('error', warn);
  // One that was ended during a statement only fails that: the pool closes it before it would report its end.
  pool.on('release', (error) => {
    if (error && isOfConnection(error)) pool[LOST_AT] = performance.now();
  });
  pool.on('acquire', (connection) => {
    if (!known.has(connection)) connection.on('error', (error) => warn(error, connection));
    known.add(connection);
  });
}
