import { type AddressInfo, createServer } from 'node:net';
import { PortTakenError } from '@keelstone/model/requests/port-taken';

const HOST = '127.0.0.1';

export const databasePortTaken = (port: number) => new PortTakenError(port, 'the database', 'DATABASE_PORT');

/** @throws PortTakenError if another program listens on the port */
export async function refuseTakenPort(port: number): Promise<void> {
  await listenOnce(port);
}

/** Below the ephemeral ports, which may be taken by outgoing connections between this check and their use. */
const OWN_PORTS = { first: 20_000, count: 12_000 };
const ATTEMPTS = 50;

/**
 * Finds a port of 127.0.0.1 that no program listens on at the moment.
 *
 * @throws PortTakenError if none of many tried ports was free
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
      reject(error.code === 'EADDRINUSE' ? databasePortTaken(port) : error);
    });
    server.listen(port, HOST, resolve);
  });
  const address = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return address.port;
}
