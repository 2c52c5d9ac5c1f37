import { type AddressInfo, createServer } from 'node:net';

const HOST = '127.0.0.1';

/** Thrown when something else listens on the port that the database is to have. */
export class PortTakenError extends Error {
  readonly port: number;

  constructor(port: number) {
    super(
      `Port ${port} is taken, so the database cannot start there. Stop what uses it (lsof -i :${port} names it), ` +
        'or choose another port for the database in the configuration.',
    );
    this.name = 'PortTakenError';
    this.port = port;
  }
}

/** @throws PortTakenError when something listens on the port already */
export async function refuseTakenPort(port: number): Promise<void> {
  await listenOnce(port);
}

/** Below the ports that systems give to outgoing connections: those come and go between this look and the next. */
const OWN_PORTS = { first: 20_000, count: 12_000 };
const ATTEMPTS = 50;

/**
 * A port that nothing listens on at the moment.
 *
 * @throws PortTakenError when none of many was free
 */
export async function findFreePort(): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const port = OWN_PORTS.first + Math.floor(Math.random() * OWN_PORTS.count);
    try {
      return await listenOnce(port);
    } catch (error) {
      if (!(error instanceof PortTakenError) || attempt === ATTEMPTS) throw error;
    }
  }
}

async function listenOnce(port: number): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port) : error);
    });
    server.listen(port, HOST, resolve);
  });
  const address = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return address.port;
}
