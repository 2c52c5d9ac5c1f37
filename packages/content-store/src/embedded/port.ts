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

/** A port that nothing listens on at the moment. */
export async function findFreePort(): Promise<number> {
  return listenOnce(0);
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
