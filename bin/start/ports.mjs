import { createServer } from 'node:net';
import { Advice } from '../progress.mjs';

function isFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * Refuses to start on a port in use, before anything is built.
 *
 * @param {{ what: string, port: number, variable: string }[]} wanted
 */
export async function checkPorts(wanted) {
  for (const { what, port, variable } of wanted) {
    if (await isFree(port, '127.0.0.1')) continue;
    throw new Advice(
      `Port ${port}, which ${what} needs, is taken: perhaps by another Keelstone. Stop that process, or choose another port: ${variable}=${port + 100} npm start`,
    );
  }
}
