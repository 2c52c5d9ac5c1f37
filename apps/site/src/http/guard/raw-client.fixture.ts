import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const DRIP_MS = 20;

/** A connection to which a test can write arbitrary bytes. */
export async function openConnection(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // Tests expect the connection to be closed or reset.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Resolves to what was received until the server ends the connection, whether it closes or resets it. */
export function untilEnded(socket: Socket): Promise<string> {
  let received = '';
  socket.on('data', (data) => {
    received += data;
  });
  // `once` of node:events would reject on a reset, which is a valid way to end a connection.
  return new Promise((resolve) => socket.once('close', () => resolve(received)));
}

/** Writes byte after byte, for as long as the server allows. */
export function drip(socket: Socket, start: string): Socket {
  socket.write(start);
  const timer = setInterval(() => socket.write('a'), DRIP_MS);
  socket.once('close', () => clearInterval(timer));
  return socket;
}
