import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { CannotListenError, explainListening } from './cannot-listen.ts';
import { PortTakenError } from './port-taken.ts';

const explain = (error: unknown, host = '127.0.0.1', port = 80) =>
  explainListening(error, {
    host,
    port,
    who: 'the site',
    hostVariable: 'SITE_HOST',
    portVariable: 'SITE_PORT',
  });

/** What Node.js reports of an attempt to listen there. */
async function listenAt(host: string): Promise<unknown> {
  const server = createServer();
  const [error] = await once(server.listen({ host, port: 0 }), 'error');
  return error;
}

// The second is for documentation (RFC 5737).
it.each(['256.1.1.1', '203.0.113.7'])('O-1 says that %s is no address of this machine', async (host) => {
  const error = explain(await listenAt(host), host);
  expect(error).toBeInstanceOf(CannotListenError);
  expect(String(error)).toMatch(
    new RegExp(`SITE_HOST is "${host}", and the site cannot listen there \\(E\\w+\\)`),
  );
});

it('O-1 says what to do about a port in use, and one that is not for everybody', () => {
  const withCode = (code: string) => Object.assign(new Error(code), { code });
  expect(explain(withCode('EADDRINUSE'))).toBeInstanceOf(PortTakenError);
  expect(String(explain(withCode('EACCES')))).toMatch(/Port 80, .* above 1023 with SITE_PORT/);
});

it('explains no other error', () => {
  const other = new Error('something else');
  expect(explain(other)).toBe(other);
});
