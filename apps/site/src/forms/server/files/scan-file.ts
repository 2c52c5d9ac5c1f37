import { once } from 'node:events';
import { connect } from 'node:net';

/** Where clamd listens: a host and port, or the path of a socket. */
export type ScannerAddress = { host: string; port: number } | { path: string };

export type Scan = (content: Buffer) => Promise<'clean' | 'refused'>;

/** Thrown if a file could not be scanned. It must not be stored. */
export class NotScannedError extends Error {}

const CHUNK_BYTES = 64 * 1024;
const TIMEOUT_MS = 30_000;
/** Enough for the name of what was found. */
const LONGEST_REPLY = 4096;

/** Parts of the body, each after its length in four bytes; a length of zero ends it. */
function* chunksOf(content: Buffer): Generator<Buffer> {
  for (let start = 0; start < content.length; start += CHUNK_BYTES) {
    const chunk = content.subarray(start, start + CHUNK_BYTES);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

async function ask(address: ScannerAddress, content: Buffer, timeoutMs: number): Promise<string> {
  const socket = connect(address);
  const timer = setTimeout(() => socket.destroy(new Error('The scanner did not answer in time.')), timeoutMs);
  let reply = '';
  // Also when clamd closes the connection early because of its own limit: its answer says so.
  const received = (async () => {
    for await (const part of socket.setEncoding('utf8')) {
      reply += String(part);
      if (reply.length > LONGEST_REPLY || reply.includes('\0')) break;
    }
  })();
  const sent = (async () => {
    socket.write('zINSTREAM\0');
    for (const chunk of chunksOf(content)) {
      if (reply !== '' || socket.destroyed) return;
      if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), received]);
    }
  })();
  try {
    await Promise.all([received, sent.catch(() => {})]);
    return reply.split('\0')[0]?.trim() ?? '';
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

/**
 * Asks ClamAV's daemon about a file, by its command INSTREAM (clamd(8)).
 *
 * @param timeoutMs for the whole exchange
 * @throws NotScannedError if it is not reachable, not sure or does not answer as it should
 */
export const scanWith =
  (address: ScannerAddress, timeoutMs = TIMEOUT_MS): Scan =>
  async (content) => {
    const reply = await ask(address, content, timeoutMs).catch((cause: unknown) => {
      throw new NotScannedError('The scanner cannot be reached.', { cause });
    });
    if (/^stream: OK$/.test(reply)) return 'clean';
    if (/^stream: .* FOUND$/.test(reply)) return 'refused';
    throw new NotScannedError(`The scanner answered: ${reply.slice(0, 200) || 'nothing'}`);
  };
