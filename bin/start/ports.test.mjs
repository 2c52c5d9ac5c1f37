import { createServer } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { checkDatabase, checkPorts } from './ports.mjs';

const listen = () =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
const wantedFrom = (server) => [{ what: 'the CMS', port: server.address().port, variable: 'CMS_PORT' }];

describe('a port that is taken', () => {
  it('O-1 is named at once, with what to do', async () => {
    const server = await listen();
    const { port } = server.address();
    await expect(checkPorts(wantedFrom(server))).rejects.toThrow(`CMS_PORT=${port + 100} npm start`);
    server.close();
  });

  it.each(['0.0.0.0', '::'])('O-1 is named where only %s is listened on, as macOS allows', async (host) => {
    const server = await listen();
    await expect(checkPorts([{ ...wantedFrom(server)[0], host, by: 'CMS_HOST' }])).rejects.toThrow(
      'is taken',
    );
    server.close();
  });

  it('O-1 is named by both that would have it', async () => {
    const wanted = [
      { what: 'the site', port: 3000, variable: 'SITE_PORT' },
      { what: 'the CMS', port: 3000, variable: 'CMS_PORT' },
    ];
    await expect(checkPorts(wanted)).rejects.toThrow('SITE_PORT and CMS_PORT are both 3000');
  });

  it('O-1 is waited for where the start before was killed and its processes are ending, and not for ever', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const server = await listen();
    const wanted = wantedFrom(server);
    await expect(checkPorts(wanted, { wasKilled: true, endingMs: 300 })).rejects.toThrow('is taken');
    const checked = checkPorts(wanted, { wasKilled: true, endingMs: 60_000 });
    server.close();
    await expect(checked).resolves.toBeUndefined();
    expect(log.mock.calls.flat().join(' ')).toContain('Waiting for its end');
    log.mockRestore();
  });
});

describe('an address that this machine lacks', () => {
  it('O-1 is named with its variable', async () => {
    const wanted = [{ what: 'the site', port: 3000, variable: 'SITE_PORT', by: 'SITE_HOST' }];
    for (const host of ['192.0.2.7', 'nowhere.invalid'])
      await expect(checkPorts([{ ...wanted[0], host }])).rejects.toThrow(
        new RegExp(`^SITE_HOST is "${host}", and the site cannot listen there \\(E`),
      );
  });
});

describe('a database of the environment', () => {
  it('O-1 has to answer, or is named with its place, never with its password', async () => {
    const server = await listen();
    const { port } = server.address();
    const url = `postgres://cms:secret@127.0.0.1:${port}/keelstone`;
    await expect(checkDatabase(url)).resolves.toBeUndefined();
    await new Promise((resolve) => server.close(resolve));
    await expect(checkDatabase(url)).rejects.toThrow(
      `No database answers at 127.0.0.1:${port}, which DATABASE_URL names (ECONNREFUSED).`,
    );
    await expect(checkDatabase('postgres://cms:secret@nowhere.invalid/k')).rejects.toThrow(
      /^No database answers at nowhere\.invalid:5432/,
    );
    await expect(checkDatabase('secret')).rejects.toThrow(/^DATABASE_URL must be a URL(?!.*secret)/);
  });

  it('O-1 is not looked for at a host where none is named', async () => {
    await expect(checkDatabase(undefined)).resolves.toBeUndefined();
    for (const place of [
      '/keelstone?host=/run/postgresql',
      'localhost:1/keelstone?host=/run/postgresql',
      'cms@%2Frun%2Fpostgresql:1/keelstone',
    ]) {
      await expect(checkDatabase(`postgres://${place}`)).resolves.toBeUndefined();
    }
    await expect(checkDatabase('postgres://[::1]:5432/k?host=127.0.0.1&port=1')).rejects.toThrow(
      'at 127.0.0.1:1,',
    );
  });
});
