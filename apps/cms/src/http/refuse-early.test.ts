import { createServer, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseEarly } from './refuse-early.ts';

const OWN = 'https://cms.example.com';
let server: Server;

beforeAll(async () => {
  const isStaff = async (headers: Headers) => headers.get('authorization') === 'JWT right';
  server = createServer(async (request, response) => {
    if (await refuseEarly(request, response, { cmsUrl: OWN, isStaff })) return;
    response.end('let through');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

type Sent = { method?: string; path?: string; headers?: Record<string, string>; bytes?: number };

/** The response's status for a request whose body is never sent. */
function statusOf({
  method = 'POST',
  path = '/admin',
  headers = {},
  bytes,
}: Sent): Promise<number | undefined> {
  const length = bytes === undefined ? {} : { 'content-length': String(bytes) };
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const request = send({ port, method, path, headers: { ...length, ...headers } }, (response) => {
      resolve(response.statusCode);
      request.destroy();
    });
    request.on('error', reject);
    request.flushHeaders();
  });
}

describe('a change that a page asks for', () => {
  const logIn = { path: '/api/users/login', headers: { 'content-type': 'multipart/form-data; boundary=b' } };
  const from = (headers: Record<string, string>) => ({ ...logIn, headers: { ...logIn.headers, ...headers } });

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://www.example.com' }],
  ])('C-11 of another site is refused, log-ins too: %j', async (headers) => {
    expect(await statusOf(from(headers))).toBe(403);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(await statusOf({ method, path: '/api/page/1', headers })).toBe(403);
      expect(await statusOf({ method, headers })).toBe(403);
    }
  });

  it.each([[{ origin: OWN }], [{ 'sec-fetch-site': 'same-origin' }], [{}]])(
    'C-11 of its own, or by a program, goes on: %j',
    async (headers) => {
      expect(await statusOf(from(headers))).toBe(200);
    },
  );

  it('C-11 is told from reading, which links lead to', async () => {
    for (const method of ['GET', 'HEAD']) {
      expect(await statusOf({ method, headers: { 'sec-fetch-site': 'cross-site' } })).toBe(200);
    }
  });
});

it.each(['*', 'http://evil.example/admin', 'http://[::1/admin', '/%zz'])(
  'R-2 an address that Next.js would fail at, or lead elsewhere from, is refused: %s',
  async (path) => {
    expect(await statusOf({ method: 'OPTIONS', path })).toBe(400);
  },
);

describe('a body of the admin', () => {
  const staff = { authorization: 'JWT right' };

  it('C-11 has 64 kB at most of a stranger, 8 MB of the staff', async () => {
    expect(await statusOf({ bytes: 64 * 1024 })).toBe(200);
    expect(await statusOf({ bytes: 64 * 1024 + 1 })).toBe(413);
    expect(await statusOf({ bytes: 8 * 1024 * 1024, headers: staff })).toBe(200);
    expect(await statusOf({ bytes: 8 * 1024 * 1024 + 1, headers: staff })).toBe(413);
  });

  it('C-11 says how long it is', async () => {
    const headers = { ...staff, 'transfer-encoding': 'chunked' };
    expect(await statusOf({ headers })).toBe(411);
    expect(await statusOf({ headers, path: '/api/../admin' })).toBe(411);
    expect(await statusOf({ headers, path: '/api/page' })).toBe(200);
  });
});
