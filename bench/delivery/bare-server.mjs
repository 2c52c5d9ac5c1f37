// The limit of Node.js: an HTTP server that sends the bytes of a file with the three headers they need. Arguments:
// the file, its encoding.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const body = readFileSync(process.argv[2]);
const headers = [
  'content-type',
  'text/html',
  'content-encoding',
  process.argv[3],
  'content-length',
  String(body.length),
];
const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
server.listen(0, '127.0.0.1', () => process.send({ url: `http://127.0.0.1:${server.address().port}` }));
process.on('SIGTERM', () => process.exit(0));
