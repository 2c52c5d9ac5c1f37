import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';

const SITE_DATABASE_URL = 'postgres://site:secret@127.0.0.1:5432/keelstone';
const PREVIEW_SECRET = 'a9d4e81c7b3f45d2960a1c5e8f7b2d34';
const complete = { SITE_DATABASE_URL, PREVIEW_SECRET };

describe('readConfiguration', () => {
  it('needs a database and a secret, and has an answer for everything else', () => {
    expect(readConfiguration(complete)).toMatchObject({
      databaseUrl: SITE_DATABASE_URL,
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:3000',
      cmsUrl: 'http://localhost:3001',
      isDevelopment: false,
      allowsGraphqlGet: false,
    });
  });

  it('takes an empty variable as not set', () => {
    expect(readConfiguration({ ...complete, SITE_PORT: '' }).port).toBe(3000);
  });

  it('keeps the origin of the site’s address only', () => {
    const { siteUrl } = readConfiguration({ ...complete, SITE_URL: 'https://www.example.com/' });
    expect(siteUrl).toBe('https://www.example.com');
  });

  it.each([
    ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
    ['clamd.example.com:3310', { host: 'clamd.example.com', port: 3310 }],
    ['[::1]:3310', { host: '::1', port: 3310 }],
    ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ])('C-8 the scanner of files is at %s', (CLAMD_ADDRESS, scanner) => {
    expect(readConfiguration({ ...complete, CLAMD_ADDRESS }).scanner).toEqual(scanner);
  });

  it.each([
    [{}, false],
    [{ SITE_URL: 'http://www.example.com' }, false],
    [{ SITE_URL: 'https://www.example.com' }, true],
    [{ SITE_URL: 'https://www.example.com', NODE_ENV: 'development' }, false],
    [{ SITE_URL: 'https://staging.example.com', ALLOW_INDEXING: 'false' }, false],
    [{ SITE_URL: 'http://www.example.com', ALLOW_INDEXING: 'true' }, true],
  ])('R-3 with %j search engines may come: %j', (environment, allowsIndexing) => {
    const read = readConfiguration({ ...complete, ...environment });
    expect(read.allowsIndexing).toBe(allowsIndexing);
  });

  it('R-5 keeps pages in memory, in one process, and tells nobody, unless it is asked to', () => {
    expect(readConfiguration(complete)).toMatchObject({
      processes: 1,
      pageCacheBytes: 128 * 2 ** 20,
      cdnHeaders: 'none',
      cdnPurge: null,
      metrics: null,
      logsRequests: false,
    });
    expect(readConfiguration({ ...complete, NODE_ENV: 'development' }).pageCacheBytes).toBe(0);
    const asked = { METRICS_PORT: '9464', CDN_PURGE_URL: 'http://127.0.0.1:6081/', CDN_PURGE_TOKEN: 'token' };
    expect(readConfiguration({ ...complete, ...asked })).toMatchObject({
      metrics: { host: '127.0.0.1', port: 9464 },
      cdnPurge: { url: 'http://127.0.0.1:6081/', token: 'token' },
    });
  });

  it('C-8 trusts no proxy unless told which', () => {
    expect(readConfiguration(complete).trustedProxies).toBe(false);
    const { trustedProxies } = readConfiguration({ ...complete, TRUSTED_PROXIES: '10.0.0.0/8, ::1,' });
    expect(trustedProxies).toEqual(['10.0.0.0/8', '::1']);
  });

  it.each([
    [{}, 'SITE_DATABASE_URL is not set.'],
    [{ SITE_DATABASE_URL }, 'PREVIEW_SECRET is not set.'],
    [{ ...complete, PREVIEW_SECRET: 'short' }, 'PREVIEW_SECRET: expected 32 characters at least.'],
    [{ ...complete, PREVIEW_SECRET: 'secret'.repeat(8) }, 'PREVIEW_SECRET is one that everybody knows'],
    [{ ...complete, SITE_PORT: 'http' }, 'SITE_PORT: expected a port number.'],
    [{ ...complete, SITE_PORT: '65536' }, 'SITE_PORT: expected a port number up to 65535.'],
    [{ ...complete, METRICS_PORT: '70000' }, 'METRICS_PORT: expected a port number up to 65535.'],
    [{ ...complete, CLAMD_ADDRESS: '127.0.0.1:99999' }, 'CLAMD_ADDRESS: expected a host and port such as'],
    [{ ...complete, CLAMD_ADDRESS: '127.0.0.1' }, 'CLAMD_ADDRESS: expected a host and port such as'],
    [{ ...complete, CLAMD_ADDRESS: '::1:3310' }, 'CLAMD_ADDRESS: expected a host and port such as'],
    [{ ...complete, CLAMD_ADDRESS: '[clamd]:3310' }, 'CLAMD_ADDRESS: expected a host and port such as'],
    [{ ...complete, TRUSTED_PROXIES: 'true' }, 'TRUSTED_PROXIES: expected addresses and networks'],
    [{ ...complete, TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES: expected addresses and networks'],
    [{ ...complete, TRUSTED_PROXIES: '0.0.0.0/0' }, 'TRUSTED_PROXIES: expected addresses and networks'],
    [{ ...complete, TRUSTED_PROXIES: '::/0' }, 'TRUSTED_PROXIES: expected addresses and networks'],
    [{ ...complete, FORMS_PER_ADDRESS: '0' }, 'FORMS_PER_ADDRESS: expected a number above 0.'],
    [{ ...complete, SITE_PROCESSES: '0' }, 'SITE_PROCESSES: expected a number from 1 to 64.'],
    [{ ...complete, PAGE_CACHE_MB: '-1' }, 'PAGE_CACHE_MB: expected a number, 0 or above.'],
    [{ ...complete, CDN_HEADERS: 'all' }, 'CDN_HEADERS: expected one of none, surrogate-key, cache-tag.'],
    [{ ...complete, CDN_PURGE_URL: 'here' }, 'CDN_PURGE_URL: expected an http or https address such as'],
    [{ ...complete, LOG_LEVEL: 'verbose' }, 'LOG_LEVEL: expected one of silent, fatal, error'],
    [{ ...complete, GRAPHQL_GET: 'perhaps' }, 'GRAPHQL_GET: expected true or false.'],
    [{ ...complete, SITE_URL: 'example' }, 'SITE_URL: expected an http or https address such as'],
    [{ ...complete, SITE_URL: 'localhost:3000' }, 'SITE_URL: expected an http or https address such as'],
    [
      { ...complete, SITE_URL: 'htps://www.example.com' },
      'SITE_URL: expected an http or https address such as',
    ],
    [
      { ...complete, SITE_URL: 'https://name:password@www.example.com' },
      'SITE_URL: expected an http or https address such as',
    ],
    [
      { ...complete, SITE_URL: 'https://www.example.com/blog' },
      'SITE_URL: expected an address without a path, such as',
    ],
    [
      { ...complete, SITE_URL: 'https://www.example.com/?page=1' },
      'SITE_URL: expected an address without a path, such as',
    ],
    [{ ...complete, CMS_URL: 'localhost:3001' }, 'CMS_URL: expected an http or https address such as'],
    [{ ...complete, CMS_URL: 'https://www.example.com/cms' }, 'CMS_URL: expected an address without a path'],
    [{ ...complete, SITE_DATABASE_URL: 'localhost:5432' }, 'SITE_DATABASE_URL: expected a URL such as'],
  ])('explains %j', (environment, explanation) => {
    expect(() => readConfiguration(environment)).toThrow(ConfigurationError);
    expect(() => readConfiguration(environment)).toThrow(explanation);
  });

  it('never repeats a value, which may be a secret', () => {
    expect(() => readConfiguration({ ...complete, SITE_DATABASE_URL: 'secret' })).toThrow(/^(?!.*secret)/s);
  });
});
