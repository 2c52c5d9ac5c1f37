/** A process of `SiteProcesses` for tests: answers with its number, or ends at once when the file named says so. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Farewell } from './drain.ts';
import { RETIRE } from './process-messages.ts';

if (existsSync(process.env.TINY_SITE_FAULT ?? '')) process.exit(3);

const server = createServer((request, response) => {
  if (request.url === '/crash') process.exit(4);
  // Answers that take a while are under way when a process is to go.
  setTimeout(() => response.end(String(process.pid)), 5);
});
const farewell = new Farewell();
farewell.watch(server);
process.on('message', async (message) => {
  if (message !== RETIRE) return;
  await farewell.seeOff();
  process.exit(0);
});
process.on('SIGTERM', () => process.exit(0));
server.listen({ host: '127.0.0.1', port: 0 }, () => {
  process.send?.({ ready: true, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
