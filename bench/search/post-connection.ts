import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/** A request as sent over the wire. */
export function toWire(url: URL, body: string): Buffer {
  const head = [
    `POST ${url.pathname} HTTP/1.1`,
    `Host: ${url.host}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** The total length of a response, from its first bytes; undefined until its headers are complete. */
function lengthOfResponse(bytes: Buffer): number | undefined {
  const end = bytes.indexOf(END_OF_HEAD);
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200 ') || length === undefined) throw new Error(`GraphQL answered ${head}`);
  return end + END_OF_HEAD.length + Number(length);
}

/**
 * A connection that sends a request and waits for its response before the next. It parses as little HTTP as
 * possible, because Node.js's own client takes more time than the server under test.
 */
export class PostConnection {
  readonly #socket: Socket;
  #settle: (error: Error | null) => void = () => {};
  #bytes: Buffer[] = [];
  #missing: number | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#take(chunk));
    socket.on('error', (error) => this.#settle(error));
    socket.on('close', () => this.#settle(new Error('The server closed the connection.')));
  }

  static async open(url: URL): Promise<PostConnection> {
    const socket = connect(Number(url.port), url.hostname);
    await once(socket, 'connect');
    return new PostConnection(socket);
  }

  /** @throws Error when the response's status is not 200, or it has GraphQL errors */
  ask(request: Buffer): Promise<void> {
    this.#bytes = [];
    this.#missing = undefined;
    return new Promise((resolve, reject) => {
      this.#settle = (error) => (error ? reject(error) : resolve());
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#settle = () => {};
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#bytes.push(chunk);
    try {
      if (this.#missing === undefined) {
        const bytes = this.#bytes.length === 1 ? chunk : Buffer.concat(this.#bytes);
        const length = lengthOfResponse(bytes);
        if (length === undefined) return;
        this.#missing = length - bytes.length;
      } else {
        this.#missing -= chunk.length;
      }
      if (this.#missing <= 0) this.#end();
    } catch (error) {
      this.#settle(error as Error);
    }
  }

  #end(): void {
    const failed = this.#bytes.some((part) => part.includes('"errors":['));
    this.#settle(failed ? new Error(`GraphQL answered ${Buffer.concat(this.#bytes)}`) : null);
  }
}
