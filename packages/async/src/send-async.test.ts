import { afterAll, beforeAll, expect, it } from 'vitest';
import { serve } from './async-server.fixture.ts';
import { VERIFICATION_HEADER } from './protocol.ts';
import { sendAsync } from './send-async.ts';

const commands = [{ command: 'announce', text: 'Sent.' }];
const verified = { 'content-type': 'application/json', [VERIFICATION_HEADER]: '1' };
const body = { fields: { name: 'Ada' }, pageState: { path: '/a', language: 'en', assets: [] } };

let received: { method?: string; type?: string; body: unknown } | undefined;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  server = await serve({
    '/good': (request, response, text) => {
      received = {
        method: request.method,
        type: request.headers['content-type'],
        body: JSON.parse(text),
      };
      response.writeHead(200, verified).end(JSON.stringify({ commands }));
    },
    '/faulty': (_, response) => response.writeHead(422, verified).end(JSON.stringify({ commands })),
    '/busy': (_, response) => response.writeHead(503, verified).end(JSON.stringify({ commands })),
    '/busy-proxy': (_, response) => response.writeHead(503).end(JSON.stringify({ commands })),
    '/unverified': (_, response) => response.writeHead(200).end(JSON.stringify({ commands })),
    '/broken': (_, response) => response.writeHead(200, verified).end('<html>'),
    '/foreign-command': (_, response) =>
      response.writeHead(200, verified).end(JSON.stringify({ commands: [{ command: 'eval', code: '1' }] })),
    '/dead': (request) => request.socket.destroy(),
    '/slow': () => {},
  });
});
afterAll(() => server.stop());

const send = (path: string, trustedUrls: string[] = [], signal?: AbortSignal) =>
  sendAsync(
    path.startsWith('/') ? server.origin + path : path,
    body,
    { baseUrl: server.origin, trustedUrls },
    signal,
  );

it('A-1 posts fields and page state as JSON, and returns the commands of a verified answer', async () => {
  expect(await send('/good')).toEqual(commands);
  expect(received).toEqual({ method: 'POST', type: 'application/json', body });
});

it('A-1 takes the commands of a refusal that says what to do', async () => {
  expect(await send('/faulty')).toEqual(commands);
  expect(await send('/busy')).toEqual(commands);
});

it('E-1 reports a refusal of somebody on the way, whatever it holds', async () => {
  await expect(send('/busy-proxy', [`${server.origin}/busy-proxy`])).rejects.toThrow('HTTP Result Code: 503');
});

it('E-2 does not process a response without the verification header, unless its URL is trusted', async () => {
  await expect(send('/unverified')).rejects.toThrow(
    'The response failed verification so will not be processed.',
  );
  expect(await send('/unverified', [`${server.origin}/unverified`])).toEqual(commands);
});

it('E-3 sends nothing to a foreign URL', async () => {
  await expect(send('http://127.0.0.1:9/x')).rejects.toThrow(
    'The callback URL is not local and not trusted: http://127.0.0.1:9/x',
  );
});

it('E-1 reports a status with the text of the response', async () => {
  await expect(send('/nowhere')).rejects.toThrow(/HTTP Result Code: 404[\s\S]*ResponseText: Nothing here/);
});

it('E-1 reports a connection that broke, and a request that was given up', async () => {
  await expect(send('/dead')).rejects.toThrow(/terminated abnormally[\s\S]*ReadyState: 4/);
  await expect(send('/slow', [], AbortSignal.timeout(50))).rejects.toThrow(
    /terminated abnormally[\s\S]*ReadyState: 0/,
  );
});

it.each(['/broken', '/foreign-command'])('A-1 refuses an answer that it cannot read: %s', async (path) => {
  await expect(send(path)).rejects.toThrow('The response cannot be read');
});
