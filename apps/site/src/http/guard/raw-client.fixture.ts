import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const DRIP_MS = 20;

/** A connection on which a test writes what it likes. */
export async function openConnection(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // Being cut off is what is looked at.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** What comes back until the server ends the connection, whether it closes or resets it. */
export function untilEnded(socket: Socket): Promise<string> {
  let received = '';
  socket.on('data', (data) => {
    received += data;
  });
  // `once` of node:events would reject at a reset, which is one way to end a connection.
  return new Promise((resolve) => socket.once('close', () => resolve(received)));
}

/** Writes byte after byte, for as long as the server lets it. */
export function drip(socket: Socket, start: string): Socket {
  socket.write(start);
  const timer = setInterval(() => socket.write('a'), DRIP_MS);
  socket.once('close', () => clearInterval(timer));
  return socket;
}
