import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How the receiver handles the next requests. */
export type Manner =
  | { kind: 'take' }
  /** Accepts it, and responds late. */
  | { kind: 'slow'; ms: number }
  | { kind: 'answer'; status: number; text?: string; headers?: Record<string, string> }
  /** The response begins, and stays open. */
  | { kind: 'endless'; status: number }
  /** Accepts it, and the response gets lost. */
  | { kind: 'take_and_reset' }
  | { kind: 'reset' }
  /** Never responds. */
  | { kind: 'hang' };

export type Message = { id: string; form: { id: number; title: string }; fields: Record<string, unknown> };

async function readJson(request: IncomingMessage): Promise<Message> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}

/** A marketing automation service over real HTTP, which honours `Idempotency-Key` and can be told to fail. */
export class Receiver {
  /** Accepted messages, by key. */
  readonly taken = new Map<string, Message>();
  /** All requests, accepted or not. */
  readonly requests: { key: string; authorization: string | undefined }[] = [];
  /** Messages with a known key but different content: there must be none. */
  readonly contradictions: string[] = [];
  endpoint = '';
  manner: Manner = { kind: 'take' };
  /** For the next requests, one each; afterwards `manner` applies. */
  readonly next: Manner[] = [];
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  /** @param port defaults to a free one */
  static async open(port = 0): Promise<Receiver> {
    const server = createServer();
    const receiver = new Receiver(server);
    server.on('request', (request, response) => {
      // A sender that disconnects is not an error of the receiver.
      receiver.#respond(request, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    receiver.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/submissions`;
    return receiver;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = String(request.headers['idempotency-key']);
    this.requests.push({ key, authorization: request.headers.authorization });
    const manner = this.next.shift() ?? this.manner;
    const message = await readJson(request);
    if (manner.kind === 'hang') return;
    if (manner.kind === 'reset') return void request.socket.destroy();
    if (manner.kind === 'endless') return void response.writeHead(manner.status).write('…');
    if (manner.kind === 'answer') {
      response.writeHead(manner.status, manner.headers).end(manner.text ?? '');
      return;
    }
    this.#take(key, message);
    if (manner.kind === 'take_and_reset') return void request.socket.destroy();
    if (manner.kind === 'slow') await pause(manner.ms);
    response.writeHead(202, { 'content-type': 'application/json' }).end('{"ok":true}');
  }

  #take(key: string, message: Message): void {
    const known = this.taken.get(key);
    if (known && JSON.stringify(known) !== JSON.stringify(message)) this.contradictions.push(key);
    if (!known) this.taken.set(key, message);
  }
}
