import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type VisitOptions, visitLink } from './visit-link.ts';

/** Handlers of the other site, by path. */
type Handlers = Record<string, (request: IncomingMessage, response: ServerResponse) => void>;

/** A real server that keeps what it was asked for. */
class OtherSite {
  readonly asked: { method: string; path: string; headers: IncomingMessage['headers'] }[] = [];
  readonly #server: Server;
  constructor(handlers: Handlers) {
    this.#server = createServer((request, response) => {
      const { method = '', url: path = '', headers } = request;
      this.asked.push({ method, path, headers });
      const handle = handlers[path];
      if (handle) handle(request, response);
      else response.writeHead(404).end();
    });
  }
  open = () => new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  close = () => {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(resolve));
  };
  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }
}

const redirect = (to: string) => (_: IncomingMessage, response: ServerResponse) =>
  response.writeHead(302, { location: to }).end();
const status = (code: number) => (_: IncomingMessage, response: ServerResponse) =>
  response.writeHead(code).end();

/** Never visited: what only machines of this network may reach. */
const inside = new OtherSite({ '/secret': status(200) });
const outside: OtherSite = new OtherSite({
  '/': status(200),
  '/log-in': status(403),
  '/busy': status(429),
  '/gone': status(410),
  '/broken': status(500),
  '/get-only': ({ method }, response) => response.writeHead(method === 'GET' ? 200 : 405).end(),
  '/no-head': ({ method }, response) => response.writeHead(method === 'GET' ? 200 : 404).end(),
  '/hangs-up': ({ method, socket }, response) =>
    method === 'GET' ? response.writeHead(200).end() : socket.destroy(),
  '/switches': ({ socket }) =>
    void socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'),
  '/moved': redirect('/moved-again'),
  '/moved-again': redirect('/'),
  '/round': redirect('/round'),
  '/nowhere': redirect('http://[/'),
  '/slow': () => undefined,
  '/endless': ({ method, socket }, response) => {
    if (method === 'HEAD') return void response.writeHead(500).end();
    const write = () => socket.destroyed || response.write('x'.repeat(65_536), () => setImmediate(write));
    response.writeHead(200);
    write();
  },
  '/long': (_, response) => {
    for (let count = 0; count < 40; count += 1) response.setHeader(`x-${count}`, 'x'.repeat(1000));
    response.writeHead(200).end();
  },
  '/inside': (_, response) => redirect(`http://127.0.0.1:${inside.port}/secret`)(_, response),
  '/inside-by-name': (_, response) => redirect(`http://inside.example:${inside.port}/secret`)(_, response),
  '/metadata': redirect('http://169.254.169.254/latest/meta-data/'),
  '/file': redirect('file:///etc/passwd'),
  '/with-password': (_, response) =>
    redirect(`http://name:word@outside.example:${outside.port}/`)(_, response),
});
beforeAll(() => Promise.all([outside.open(), inside.open()]));
afterAll(() => Promise.all([outside.close(), inside.close()]));
beforeEach(() => {
  outside.asked.length = 0;
  inside.asked.length = 0;
});

/** This machine may be visited at one port, by this test only. */
const visit = (link: string, more: Partial<VisitOptions> = {}) =>
  visitLink(link, {
    siteUrl: 'https://www.example.com',
    mayConnect: (address, port) => address === '127.0.0.1' && port === outside.port,
    resolve: async (name) => (name.endsWith('.example') ? ['127.0.0.1'] : []),
    pauseMs: 0,
    ...more,
  });
const on = (path: string) => visit(`http://outside.example:${outside.port}${path}`);
const methods = () => outside.asked.map(({ method, path }) => `${method} ${path}`);

describe('a visit to a link', () => {
  it('R-3 asks by HEAD, says who asks, and sends neither cookies nor credentials nor where it comes from', async () => {
    expect(await on('/')).toEqual({ outcome: 'reached', answer: 200 });
    expect(methods()).toEqual(['HEAD /']);
    expect(outside.asked[0]?.headers).toEqual({
      'user-agent': 'Mozilla/5.0 (compatible; link check; +https://www.example.com)',
      accept: '*/*',
      host: `outside.example:${outside.port}`,
      connection: 'close',
    });
  });

  it.each(['/get-only', '/no-head', '/hangs-up'])(
    'R-3 asks by GET where HEAD does not work: %s',
    async (path) => {
      expect(await on(path)).toEqual({ outcome: 'reached', answer: 200 });
      expect(methods()).toEqual([`HEAD ${path}`, `GET ${path}`]);
    },
  );

  it.each([
    ['/log-in', 'reached', 403],
    ['/busy', 'reached', 429],
    ['/missing', 'failed', 404],
    ['/gone', 'failed', 410],
    ['/broken', 'failed', 500],
    ['/moved', 'reached', 200],
    ['/round', 'failed', 'redirects'],
    ['/nowhere', 'failed', 'redirects'],
    ['/long', 'failed', 'connection'],
    ['/switches', 'failed', 'connection'],
  ])('R-3 %s is %s with %s', async (path, outcome, answer) => {
    expect(await on(path)).toEqual({ outcome, answer });
    expect(outside.asked.length).toBeLessThanOrEqual(12);
  });

  it('R-3 ends with its time, and leaves no connection behind', async () => {
    const slow = visit(`http://outside.example:${outside.port}/slow`, { timeLimitMs: 200 });
    expect(await slow).toEqual({ outcome: 'failed', answer: 'time' });
    const unresolved = { timeLimitMs: 50, resolve: () => new Promise<string[]>(() => undefined) };
    expect(await visit('http://never.example/', unresolved)).toEqual({ outcome: 'failed', answer: 'time' });
  });

  it('R-3 reads nothing of what a page contains', async () => {
    expect(await on('/endless')).toEqual({ outcome: 'reached', answer: 200 });
  });

  it('R-3 knows a name that is not there, and a port where nothing listens', async () => {
    expect(await visit('http://no-such.invalid/')).toEqual({ outcome: 'failed', answer: 'name' });
    const closed = { mayConnect: () => true };
    expect(await visit('http://127.0.0.1:1/', closed)).toEqual({ outcome: 'failed', answer: 'connection' });
  });

  it('R-3 is broken off with the CMS, and says nothing then', async () => {
    const end = new AbortController();
    const slow = visit(`http://outside.example:${outside.port}/slow`, { signal: end.signal });
    setTimeout(() => end.abort(new Error('stopped')), 50);
    await expect(slow).rejects.toThrow('stopped');
  });
});

describe('a visit stays out of the own network', () => {
  /** As the CMS visits links, with what a name server claims. */
  const visitOutside = (link: string, addresses: string[] = []) =>
    visitLink(link, { siteUrl: 'https://www.example.com', resolve: async () => addresses, pauseMs: 0 });

  it.each([
    ['http://127.0.0.1/', 'address'],
    ['http://127.1/', 'address'],
    ['http://2130706433/', 'address'],
    ['http://0x7f.1/', 'address'],
    ['http://[::1]/', 'address'],
    ['http://[::ffff:169.254.169.254]/', 'address'],
    ['http://169.254.169.254/latest/meta-data/', 'address'],
    ['http://8.8.8.8:22/', 'port'],
    ['https://8.8.8.8:6379/', 'port'],
    ['http://name:word@8.8.8.8/', 'credentials'],
    ['ftp://8.8.8.8/', 'protocol'],
    ['file:///etc/passwd', 'protocol'],
  ])('R-3 %s is refused for its %s', async (link, answer) => {
    expect(await visitOutside(link)).toEqual({ outcome: 'refused', answer });
  });

  it.each([[['127.0.0.1']], [['10.0.0.1']], [['fd00:ec2::254']], [['8.8.8.8', '127.0.0.1']]])(
    'R-3 a name that leads to %j is refused',
    async (addresses) => {
      expect(await visitOutside('http://rebound.example/', addresses)).toEqual({
        outcome: 'refused',
        answer: 'address',
      });
    },
  );

  it('R-3 this machine is refused unless a test names it', async () => {
    expect(await visitOutside(`http://127.0.0.1:${inside.port}/secret`)).toMatchObject({
      outcome: 'refused',
    });
    expect(inside.asked).toEqual([]);
  });

  it.each([
    ['/inside', 'address'],
    ['/inside-by-name', 'address'],
    ['/metadata', 'address'],
    ['/file', 'protocol'],
    ['/with-password', 'credentials'],
  ])('R-3 a redirect there is not followed: %s', async (path, answer) => {
    expect(await on(path)).toEqual({ outcome: 'refused', answer });
    expect(inside.asked).toEqual([]);
    expect(methods()).toEqual([`HEAD ${path}`]);
  });

  it('R-3 what was checked is what is connected to: a name that changes meanwhile changes nothing', async () => {
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return asked === 1 ? ['127.0.0.1'] : ['127.0.0.2'];
    };
    const result = await visit(`http://rebound.example:${outside.port}/`, { resolve });
    expect([result, asked]).toEqual([{ outcome: 'reached', answer: 200 }, 1]);
  });
});
