// Serves the built Next.js application on one port, in one or several processes. Arguments: how many.
import cluster from 'node:cluster';
import { createServer } from 'node:http';
import next from 'next';

const processes = Number(process.argv[2] ?? 1);

async function serve() {
  const app = next({ dev: false, dir: import.meta.dirname });
  await app.prepare();
  const handle = app.getRequestHandler();
  const server = createServer((request, response) => handle(request, response));
  return new Promise((resolve) => {
    server.listen(Number(process.env.PORT), '127.0.0.1', () => resolve(server.address().port));
  });
}

if (processes > 1 && cluster.isPrimary) {
  let ready = 0;
  for (let n = 0; n < processes; n += 1) {
    cluster.fork().on('message', () => {
      ready += 1;
      if (ready === processes) process.send?.({ url: `http://127.0.0.1:${process.env.PORT}` });
    });
  }
} else {
  const port = await serve();
  process.send?.({ url: `http://127.0.0.1:${port}` });
}
process.on('SIGTERM', () => {
  for (const worker of Object.values(cluster.workers ?? {})) worker.process.kill('SIGKILL');
  process.exit(0);
});
