import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** The test file on which scanners agree (eicar.org), in two parts, so that no scanner finds it in our sources. */
export const EICAR = `${'X5O!P%@AP[4\\PZX54(P^)7CC)7}$'}${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`;

const COMMAND = 'zINSTREAM\0';

/** The content of a stream, once it is complete: chunks after their length, and a length of zero at the end. */
function contentOf(received: Buffer): Buffer | null {
  if (!received.subarray(0, COMMAND.length).equals(Buffer.from(COMMAND))) return null;
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

const verdictOn = (content: Buffer) =>
  content.includes(EICAR) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0';

/**
 * A daemon that speaks clamd's protocol and knows only one virus.
 *
 * @param answer what it says of everything instead; `null` to close the connection, `silence` to say nothing
 */
export async function startClamd(answer?: string | null | 'silence') {
  const scanned: Buffer[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (part: Buffer) => {
      received = Buffer.concat([received, part]);
      if (answer === null) return socket.destroy();
      const content = contentOf(received);
      if (!content || answer === 'silence') return;
      scanned.push(content);
      socket.end(answer ?? verdictOn(content));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: { host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    scanned,
    stop: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
