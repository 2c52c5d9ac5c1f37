import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { readSimpleRequest, type SimpleRequest } from './read-simple-request.ts';

/** The whole answer to a request, or null when there is none at hand. */
type AnswerTo = (request: SimpleRequest) => Buffer | null;

type Limits = {
  /** In milliseconds, from the connection to its first request. */
  headersMs: number;
  /** In milliseconds, between two requests, and for a visitor who takes nothing of an answer. */
  idleMs: number;
};

/**
 * Lets a server give answers that are at hand without Node.js's parser and its objects for requests and answers: they
 * cost twice as much as all the rest. From the first request on that is not simple, or has no answer at hand, a
 * connection is Node.js's own until its end, with this request and all that follow: nothing is read twice, and what
 * stands in a body is never taken for a request.
 */
export function answerAtOnce(server: Server, answerTo: AnswerTo, { headersMs, idleMs }: Limits): void {
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
    // A server that takes no more connections says with each answer that it is the last: that is for Node.js to do.
    const request = server.listening ? readSimpleRequest(chunk) : null;
    const answer = request && answerTo(request);
    if (answer) give(this, answer, idleMs);
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

function give(socket: Socket, answer: Buffer, idleMs: number): void {
  socket.setTimeout(idleMs);
  if (socket.write(answer)) return;
  // Who asks on without taking gets no further answer.
  socket.pause();
  socket.once('drain', () => socket.resume());
}

function endIt(this: Socket): void {
  this.end();
}

function destroyIt(this: Socket): void {
  this.destroy();
}

/** Node.js knows only of its own connections. */
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
