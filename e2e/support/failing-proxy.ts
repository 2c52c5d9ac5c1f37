/** A proxy in front of a site that forwards everything, except for the errors that a test injects. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What to do with a response. `drop` closes the connection without one. */
export type Problem =
  | { kind: 'drop' }
  | { kind: 'answer'; status: number; body: string }
  | { kind: 'rewrite'; rewrite: (body: string) => string }
  | { kind: 'without header'; name: string };

export type FailingProxy = {
  url: string;
  /** Breaks the responses for URLs with this prefix; null restores them. */
  spoil(path: string, problem: Problem | null): void;
  stop(): Promise<void>;
};

/** Forwards a request to the site, without compression, so that the response can be rewritten. */
function ask(siteUrl: string, asked: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const sent = request(siteUrl + asked.url, { method: asked.method ?? 'GET', headers }, resolve);
    sent.on('error', reject);
    sent.end(body);
  });
}

async function handOn(siteUrl: string, asked: IncomingMessage, response: ServerResponse, problem?: Problem) {
  const given = await ask(siteUrl, asked, await buffer(asked));
  const body = await buffer(given);
  const headers = { ...given.headers };
  if (problem?.kind === 'without header') delete headers[problem.name];
  const sent = problem?.kind === 'rewrite' ? Buffer.from(problem.rewrite(body.toString())) : body;
  if ('content-length' in headers) headers['content-length'] = String(sent.length);
  response.writeHead(given.statusCode ?? 500, headers).end(sent);
}

/** Starts it on a free port of this machine. */
export async function startFailingProxy(siteUrl: string): Promise<FailingProxy> {
  const problems = new Map<string, Problem>();
  const server = createServer((asked, response) => {
    const path = [...problems.keys()].find((start) => asked.url?.startsWith(start));
    const problem = path === undefined ? undefined : problems.get(path);
    if (problem?.kind === 'drop') return void asked.socket.destroy();
    if (problem?.kind === 'answer') return void response.writeHead(problem.status).end(problem.body);
    handOn(siteUrl, asked, response, problem).catch(() => asked.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    spoil: (path, problem) => void (problem ? problems.set(path, problem) : problems.delete(path)),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
