import { NO_TRACKING } from '@keelstone/model';
import { expect, it } from 'vitest';
import { siteWith } from '../../app/site.fixture.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const marketingAutomation = {
  id: '1',
  scriptUrl: 'https://scripts.tracker.example/m.js?v=1',
  cookies: [],
  origins: ['https://*.collect.example'],
};

it('R-5 allows nothing inline but one script by its hash, and no other origin', () => {
  const policy = contentSecurityPolicy({ isDevelopment: false });
  expect(policy).not.toContain('unsafe');
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
});

it('T-1 allows the services that an editor named, by their origins alone', () => {
  const tracking = { ...NO_TRACKING, marketingAutomation };
  const policy = contentSecurityPolicy({ isDevelopment: false }, { tracking });
  expect(policy).toMatch(
    /script-src 'self' \S+ https:\/\/scripts\.tracker\.example https:\/\/\*\.collect\.example;/,
  );
  expect(policy).toContain("connect-src 'self' https://scripts.tracker.example https://*.collect.example;");
  expect(policy).not.toContain('m.js');
});

it('A-1 lets the addresses that editors trust be asked, exactly these, and loads nothing from there', () => {
  const trustedUrls = ['https://partner.example/answer?for=us'];
  const policy = contentSecurityPolicy({ isDevelopment: false }, { trustedUrls });
  expect(policy).toContain("connect-src 'self' https://partner.example/answer;");
  expect(policy.match(/partner\.example/g)).toHaveLength(1);
});

it('A-1 every page tells its scripts the addresses of the published settings, and allows them', async () => {
  const app = await siteWith({ settings: { en: { trustedUrls: ['https://partner.example/answer'] } } });
  const { body, headers } = await app.inject('/search');
  expect(headers['content-security-policy']).toContain('https://partner.example/answer');
  expect(body).toContain('"trustedUrls":["https://partner.example/answer"]');
});

it('T-1 every answer says the policy of the published settings', async () => {
  const app = await siteWith({ settings: { en: { tracking: { ...NO_TRACKING, marketingAutomation } } } });
  for (const url of ['/', '/search', '/nowhere', '/search/suggestions?keyword=a']) {
    const { headers } = await app.inject(url);
    expect(headers['content-security-policy']).toContain('https://scripts.tracker.example');
  }
});
