import { afterEach, describe, expect, it, vi } from 'vitest';
import { Advice } from '../progress.mjs';
import { configure } from './configure.mjs';

afterEach(() => vi.unstubAllEnvs());

/** With these variables only, whatever the tests themselves run with. */
function configureWith(environment) {
  for (const name of ['DATABASE_URL', 'SITE_DATABASE_URL', 'MEDIA_DIR', 'MAIL_DIR', 'SITE_PORT'])
    vi.stubEnv(name, environment[name] ?? '');
  return configure({ secrets: {}, isDevelopment: false });
}

describe('what npm start reads of the environment', () => {
  it.each([
    [
      { SITE_DATABASE_URL: 'postgres://site:x@db/keelstone' },
      /^SITE_DATABASE_URL is set, DATABASE_URL is not/,
    ],
    [{ DATABASE_URL: 'postgres://cms:x@db/keelstone' }, /^DATABASE_URL is set, SITE_DATABASE_URL is not/],
    [{ MEDIA_DIR: 'relative/m' }, /^MEDIA_DIR is "relative\/m"; it must be an absolute path, such as \//],
    [{ MAIL_DIR: 'mail' }, /^MAIL_DIR is "mail"; it must be an absolute path/],
    [{ SITE_PORT: '99999' }, /^SITE_PORT is "99999"; it must be a port number/],
  ])('O-1 %j is refused, with what to do', (environment, advice) => {
    expect(() => configureWith(environment)).toThrow(Advice);
    expect(() => configureWith(environment)).toThrow(advice);
  });

  it('O-1 is a database of its own unless both roles of another are named', () => {
    expect(configureWith({}).embeddedDatabase).not.toBeNull();
    const both = {
      DATABASE_URL: 'postgres://cms:x@db/keelstone',
      SITE_DATABASE_URL: 'postgres://keelstone_reader:x@db/keelstone',
    };
    const { embeddedDatabase, env } = configureWith(both);
    expect([embeddedDatabase, env.SITE_DATABASE_ROLE]).toEqual([null, 'keelstone_reader']);
    expect(configureWith({ MEDIA_DIR: '/srv/media' }).env.MEDIA_DIR).toBe('/srv/media');
  });
});
