import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';

const SITE_DATABASE_URL = 'postgres://site:secret@127.0.0.1:5432/keelstone';

describe('readConfiguration', () => {
  it('needs a database, and has an answer for everything else', () => {
    expect(readConfiguration({ SITE_DATABASE_URL })).toMatchObject({
      databaseUrl: SITE_DATABASE_URL,
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:3000',
      isDevelopment: false,
      allowsGraphqlGet: false,
    });
  });

  it('takes an empty variable as not set', () => {
    expect(readConfiguration({ SITE_DATABASE_URL, SITE_PORT: '' }).port).toBe(3000);
  });

  it('keeps the origin of the site’s address only', () => {
    const { siteUrl } = readConfiguration({ SITE_DATABASE_URL, SITE_URL: 'https://www.example.com/' });
    expect(siteUrl).toBe('https://www.example.com');
  });

  it.each([
    [{}, 'SITE_DATABASE_URL is not set.'],
    [{ SITE_DATABASE_URL, SITE_PORT: 'http' }, 'SITE_PORT: expected a port number.'],
    [{ SITE_DATABASE_URL, GRAPHQL_GET: 'perhaps' }, 'GRAPHQL_GET: expected true or false.'],
    [{ SITE_DATABASE_URL, SITE_URL: 'example' }, 'SITE_URL: expected a URL such as https://www.example.com.'],
  ])('explains %j', (environment, explanation) => {
    expect(() => readConfiguration(environment as NodeJS.ProcessEnv)).toThrow(ConfigurationError);
    expect(() => readConfiguration(environment as NodeJS.ProcessEnv)).toThrow(explanation);
  });

  it('never repeats a value, which may be a secret', () => {
    expect(() => readConfiguration({ SITE_DATABASE_URL: 'secret' })).toThrow(/^(?!.*secret)/s);
  });
});
