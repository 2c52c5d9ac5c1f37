/**
 * A process of `SiteProcesses` for tests: responds with its process id, or exits immediately if the named file
 * says so.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Drain } from './drain.ts';
import { RETIRE } from './process-messages.ts';

if (existsSync(process.env.TINY_SITE_FAULT ?? '')) process.exit(3);

const server = createServer((request, response) => {
  if (request.url === '/crash') process.exit(4);
  // Delayed, so that responses are pending when a process is to exit.
  setTimeout(() => response.end(String(process.pid)), 5);
});
const connections = new Drain();
connections.watch(server);
process.on('message', async (message) => {
  if (message !== RETIRE) return;
  await connections.drain();
  process.exit(0);
});
process.on('SIGTERM', () => process.exit(0));
server.listen({ host: '127.0.0.1', port: 0 }, () => {
  process.send?.({ ready: true, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
