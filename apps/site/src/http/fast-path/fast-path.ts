import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { readSimpleRequest, type SimpleRequest } from './read-simple-request.ts';

/** Returns the complete response to a request, or null if none is available. */
type Respond = (request: SimpleRequest) => Buffer | null;

type Limits = {
  /** From the connection to its first request, in milliseconds. */
  headersMs: number;
  /** Between two requests, and for a client that does not read a response, in milliseconds. */
  idleMs: number;
};

/**
 * A fast path that lets a server send available responses without Node.js's parser and its request and response
 * objects, which cost twice as much as everything else. From the first request that is not simple or has no
 * response available, the connection belongs to Node.js for good, with this request and all that follow: nothing
 * is read twice, and the content of a body is never mistaken for a request.
 */
export function takeFastPath(server: Server, respond: Respond, { headersMs, idleMs }: Limits): void {
  const ours = new Set<Socket>();
  const giveToNode = server.listeners('connection')[0] as (this: Server, socket: Socket) => void;
  server.removeAllListeners('connection');

  function handOver(socket: Socket, chunk: Buffer): void {
    ours.delete(socket);
    for (const [event, listener] of LISTENERS) socket.removeListener(event, listener);
    socket.setTimeout(0);
    giveToNode.call(server, socket);
    socket.emit('data', chunk);
  }

  function onData(this: Socket, chunk: Buffer): void {
    // A server that is closing must announce in each response that it is the last: that is left to Node.js.
    const request = server.listening ? readSimpleRequest(chunk) : null;
    const response = request && respond(request);
    if (response) send(this, response, idleMs);
    else handOver(this, chunk);
  }

  function onClose(this: Socket): void {
    ours.delete(this);
  }

  const LISTENERS: [event: string, listener: (this: Socket, chunk: Buffer) => void][] = [
    ['data', onData],
    ['end', endIt],
    ['timeout', destroyIt],
    ['error', destroyIt],
    ['close', onClose],
  ];

  server.on('connection', (socket: Socket) => {
    ours.add(socket);
    for (const [event, listener] of LISTENERS) socket.on(event, listener);
    socket.setTimeout(headersMs);
  });
  alsoOf(server, 'closeIdleConnections', () => ours.forEach((socket) => void socket.end()));
  alsoOf(server, 'closeAllConnections', () => ours.forEach((socket) => void socket.destroy()));
}

function send(socket: Socket, response: Buffer, idleMs: number): void {
  socket.setTimeout(idleMs);
  if (socket.write(response)) return;
  // A client that does not read gets no further responses.
  socket.pause();
  socket.once('drain', () => socket.resume());
}

function endIt(this: Socket): void {
  this.end();
}

function destroyIt(this: Socket): void {
  this.destroy();
}

/** Extends a method of the server, because Node.js only knows the connections it handles itself. */
function alsoOf(
  server: Server,
  method: 'closeIdleConnections' | 'closeAllConnections',
  close: () => void,
): void {
  const closeOthers = server[method].bind(server);
  server[method] = () => {
    closeOthers();
    close();
  };
}
