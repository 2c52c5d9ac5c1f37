import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';

const complete: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://cms:x@127.0.0.1/keelstone',
  PAYLOAD_SECRET: 'f3b1c9d7e5a24860b1d2c3e4f5061728',
  PREVIEW_SECRET: 'a9d4e81c7b3f45d2960a1c5e8f7b2d34',
  MEDIA_DIR: '/var/media',
};

describe('configuration of the CMS', () => {
  it('fills in ports and addresses for one machine', () => {
    expect(readConfiguration(complete)).toMatchObject({
      port: 3001,
      cmsUrl: 'http://localhost:3001',
      siteUrl: 'http://localhost:3000',
      administrator: undefined,
    });
  });

  it.each([
    ['DATABASE_URL', undefined],
    ['DATABASE_URL', 'not a url'],
    ['DATABASE_URL', 'localhost:5432/keelstone'],
    ['CMS_URL', 'localhost:3001'],
    ['SITE_URL', 'htps://www.example.com'],
    ['SITE_URL', 'https://www.example.com/blog'],
    ['CMS_URL', 'https://www.example.com/cms'],
    ['PAYLOAD_SECRET', 'short'],
    ['PAYLOAD_SECRET', 'change-me-change-me-change-me-change-me'],
    ['PREVIEW_SECRET', undefined],
    ['PREVIEW_SECRET', 'short'],
    ['PREVIEW_SECRET', 'change-me-change-me-change-me-change-me'],
    ['PREVIEW_SECRET', 'x'.repeat(40)],
    ['PREVIEW_SECRET', complete.PAYLOAD_SECRET],
    ['MEDIA_DIR', 'relative/path'],
    ['CMS_PORT', '99999'],
    ['ADMIN_PASSWORD', 'short'],
    ['MARKETING_ENDPOINT', 'ftp://marketing.example.com'],
    ['MARKETING_ENDPOINT', 'https://name:password@marketing.example.com'],
    ['AUDIT_KEEP_DAYS', '89'],
    ['SUBMISSIONS_KEEP_DAYS', '6'],
    ['SUBMISSIONS_KEEP_DAYS', 'for ever'],
    ['CHECK_LINKS', 'yes'],
    ['SMTP_URL', 'smtp://name:100%@mail.example.com'],
  ])('names %s when it is %j', (name, value) => {
    expect(() => readConfiguration({ ...complete, [name]: value })).toThrow(name);
    expect(() => readConfiguration({ ...complete, [name]: value })).toThrow(ConfigurationError);
  });

  it('C-8 forwards forms only where it is told to, and keeps them for half a year', () => {
    expect(readConfiguration(complete)).toMatchObject({ receiver: undefined, keepDays: 180 });
    const endpoint = 'https://marketing.example.com/in';
    const told = {
      ...complete,
      MARKETING_ENDPOINT: endpoint,
      MARKETING_TOKEN: 't',
      SUBMISSIONS_KEEP_DAYS: '30',
    };
    expect(readConfiguration(told)).toMatchObject({ receiver: { endpoint, token: 't' }, keepDays: 30 });
  });

  it('R-3 visits other sites only where it is told to', () => {
    expect(readConfiguration(complete).checksLinks).toBe(false);
    expect(readConfiguration({ ...complete, CHECK_LINKS: 'true' }).checksLinks).toBe(true);
  });

  it('never repeats a secret in what it says', () => {
    expect(() => readConfiguration({ ...complete, PAYLOAD_SECRET: 'hunter2' })).toThrow(/^((?!hunter2).)*$/s);
  });
});
