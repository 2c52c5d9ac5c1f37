import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { Duplex } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSimpleRequest } from './read-simple-request.ts';

const BROWSER = [
  'Host: www.keelstone.example',
  'Connection: keep-alive',
  'Cache-Control: max-age=0',
  'sec-ch-ua: "Chromium";v="140", "Not=A?Brand";v="24"',
  'Upgrade-Insecure-Requests: 1',
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Accept: text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
  'Sec-Fetch-Site: none',
  'Accept-Encoding: gzip, deflate, br, zstd',
  'Cookie: keelstone_consent=%7B%22a%22%3A1%7D',
  'If-None-Match: "abc-br"',
];

const request = (headers: string[], line = 'GET /articles?page=2 HTTP/1.1') =>
  Buffer.from(`${[line, ...headers].join('\r\n')}\r\n\r\n`, 'latin1');

/** The first request as Node.js's own parser reads it, without its body. */
async function readByNode(bytes: Buffer): Promise<IncomingMessage> {
  const server = createServer();
  const line = new Duplex({ read: () => {}, write: (_chunk, _encoding, done) => done() });
  const asked = once(server, 'request') as Promise<[IncomingMessage]>;
  server.emit('connection', line);
  line.push(bytes);
  const [message] = await asked;
  line.destroy();
  return message;
}

describe('readSimpleRequest', () => {
  it('R-5 reads what browsers send', () => {
    expect(readSimpleRequest(request(BROWSER))).toEqual({
      target: '/articles?page=2',
      accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
      acceptEncoding: 'gzip, deflate, br, zstd',
      ifNoneMatch: '"abc-br"',
    });
  });

  it.each<[string, Buffer]>([
    ['another method', request(BROWSER, 'POST / HTTP/1.1')],
    ['HEAD', request(BROWSER, 'HEAD / HTTP/1.1')],
    ['an older version', request(BROWSER, 'GET / HTTP/1.0')],
    ['a whole URL', request(BROWSER, 'GET http://www.keelstone.example/ HTTP/1.1')],
    ['a target of more than ASCII', request(BROWSER, 'GET /über HTTP/1.1')],
    ['a target with a space', request(BROWSER, 'GET /a b HTTP/1.1')],
    ['no host', request(BROWSER.slice(1))],
    ['two hosts', request([...BROWSER, 'host: other.example'])],
    ['a length', request([...BROWSER, 'Content-Length: 0'])],
    ['a length, spelled as it likes', request([...BROWSER, 'content-LENGTH: 3'])],
    ['chunks', request([...BROWSER, 'Transfer-Encoding: chunked'])],
    ['an expectation', request([...BROWSER, 'Expect: 100-continue'])],
    ['another protocol', request([...BROWSER, 'Upgrade: websocket'])],
    ['an end of the connection', request(['Host: a', 'Connection: close'])],
    ['a list of options of the connection', request(['Host: a', 'Connection: keep-alive, upgrade'])],
    ['a folded line', request(['Host: a', 'X-Folded: one', ' two'])],
    ['a space before the colon', request(['Host: a', 'Content-Length : 3'])],
    ['a name that is none', request(['Host: a', 'a(b): c'])],
    ['a line without a name', request(['Host: a', ': c'])],
    ['a control character', request(['Host: a', 'X: a\u0000b'])],
    ['a bare line feed', request(['Host: a', 'X: a\nContent-Length: 3'])],
    ['a bare carriage return', request(['Host: a', 'X: a\rContent-Length: 3'])],
    ['two encodings', request([...BROWSER, 'Accept-Encoding: br'])],
    ['no end', Buffer.from('GET / HTTP/1.1\r\nHost: a\r\n')],
    ['no header at all', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
    ['a second request behind', Buffer.concat([request(BROWSER), request(BROWSER)])],
    ['a beginning of one behind', Buffer.concat([request(BROWSER), Buffer.from('G')])],
    ['more than browsers send', request([...BROWSER, `X: ${'a'.repeat(8000)}`])],
    ['nothing', Buffer.alloc(0)],
  ])('R-5 leaves %s to the parser of Node.js', (_, bytes) => {
    expect(readSimpleRequest(bytes)).toBeNull();
  });

  it('R-5 reads nothing otherwise than the parser of Node.js', async () => {
    const odd = fc.constantFrom(
      '',
      ' ',
      '\t',
      '\r',
      '\n',
      '\r\n',
      ':',
      '\0',
      'é',
      '"',
      ',',
      'chunked',
      '3',
      'br',
    );
    const value = fc
      .array(fc.oneof(odd, fc.string({ maxLength: 6 })), { maxLength: 4 })
      .map((parts) => parts.join(''));
    const name = fc.oneof(
      fc.constantFrom(
        'Accept',
        'accept-ENCODING',
        'If-None-Match',
        'Content-Length',
        'X-A',
        'Connection',
        'TE',
        'Host',
      ),
      fc.string({ maxLength: 5 }),
    );
    const header = fc.tuple(name, odd, value).map(([before, space, after]) => `${before}${space}:${after}`);
    const harmless = fc.constantFrom(...BROWSER.slice(1));
    const headers = fc.array(fc.oneof({ weight: 4, arbitrary: harmless }, { weight: 1, arbitrary: header }), {
      maxLength: 8,
    });
    const target = fc.oneof(fc.webPath(), fc.string({ maxLength: 8 })).map((path) => `/${path}`);
    let read = 0;
    await fc.assert(
      fc.asyncProperty(target, headers, async (path, lines) => {
        const bytes = request(['Host: a', ...lines], `GET ${path} HTTP/1.1`);
        const simple = readSimpleRequest(bytes);
        if (!simple) return;
        read += 1;
        const { url, method, headers: theirs } = await readByNode(bytes);
        expect([url, method, theirs['content-length'], theirs['transfer-encoding']]).toEqual([
          simple.target,
          'GET',
          undefined,
          undefined,
        ]);
        expect([theirs.accept, theirs['accept-encoding'], theirs['if-none-match']]).toEqual([
          simple.accept,
          simple.acceptEncoding,
          simple.ifNoneMatch,
        ]);
      }),
      { numRuns: 2000 },
    );
    expect(read).toBeGreaterThan(200);
  }, 120_000);
});
