import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { setSiteZone } from '@keelstone/ui/date/site-zone.ts';
import { afterEach, expect, it } from 'vitest';
import { openSite } from '../app/site.fixture.ts';
import { defaultSiteSettings } from './default-site-settings.ts';

afterEach(() => setSiteZone(undefined));

it('C-7 dates of pages are in the time zone of the site, from the moment at which it is published', async () => {
  const publishedAt = Date.UTC(2026, 10, 22, 23, 30) / 1000;
  const article = sampleNode('article', { nid: 1, path: '/a', publishedAt });
  const { site, publish } = await openSite({ nodes: [article] });
  const dateOf = async () => /<time[^>]*>([^<]+)</.exec((await site.inject('/a')).body)?.[1];
  const settingsOf = async () => (await site.inject('/a')).body.includes('"timeZone":"Europe/Berlin"');
  expect([await dateOf(), await settingsOf()]).toEqual(['22 November 2026', false]);
  const value = { ...defaultSiteSettings('en'), timeZone: 'Europe/Berlin' };
  publish({ kind: 'setting', key: 'site', language: 'en', value });
  expect([await dateOf(), await settingsOf()]).toEqual(['23 November 2026', true]);
});
