// A separate process: with both ends of the connections in one, it could exceed its limit of open files.
import { once } from 'node:events';
import { connect } from 'node:net';

const AT_ONCE = 100;
const [port, most] = process.argv.slice(2).map(Number);
const sockets = [];

async function open() {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  sockets.push(socket);
}

while (sockets.length < most) {
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, most - sockets.length) }, open));
}
const report = () => process.send({ open: sockets.filter(({ destroyed }) => !destroyed).length });
process.on('message', report);
report();
