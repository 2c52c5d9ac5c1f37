import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { LANGUAGES, type Language } from '@keelstone/model';
import { afterAll, describe, expect, it } from 'vitest';
import { rebuildReadModel } from '../search-tasks/rebuild-read-model.ts';
import { startCms } from '../test-cms.ts';

const published = { created: '2026-01-05T09:00:00Z', moderation: 'draft', _status: 'published' } as const;
const address = {
  organisation: 'Keelstone',
  street: 'Kai 1',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'Germany',
};

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;

const settingsIn = async (language: Language) => {
  const [row] = await cms.query<{ value: SiteSettings }>(
    "select value from published.settings where key = 'site' and language = $1",
    [language],
  );
  return row?.value;
};

describe('site settings', () => {
  it('C-7 are published in each language, and again when a page they link to changes', async () => {
    const home = await payload.create({
      collection: 'page',
      locale: 'en',
      data: { title: 'Home', ...published },
    });
    const paper = await payload.create({
      collection: 'resource',
      locale: 'en',
      data: { title: 'Paper', ...published },
    });
    await payload.updateGlobal({
      slug: 'site_settings',
      locale: 'en',
      data: {
        siteName: 'Keelstone',
        tagline: 'Risk',
        address,
        phone: '+49 40 66969 140',
        home: { relationTo: 'page', value: home.id },
        navigation: [
          { to: 'node', node: { relationTo: 'page', value: home.id }, children: [] },
          { title: 'Search', to: 'url', url: '/search', children: [] },
        ],
        socialLinks: [{ title: 'LinkedIn', url: 'https://example.com/keelstone' }],
        featured: [{ blockType: 'summary_resources', resources: [paper.id] }],
      },
    });
    const settings = await settingsIn('en');
    expect(settings).toMatchObject({
      homeNid: home.nid,
      navigation: [
        { title: 'Home', url: '/home' },
        { title: 'Search', url: '/search' },
      ],
      socialLinks: [{ title: 'LinkedIn', url: 'https://example.com/keelstone' }],
      search: { featured: { kind: 'summary_resources', resources: [{ title: 'Paper' }] } },
    });
    expect(await settingsIn('de')).toMatchObject({
      language: 'de',
      tagline: 'Risk',
      homeNid: home.nid,
      socialLinks: [{ title: 'LinkedIn', url: 'https://example.com/keelstone' }],
      navigation: [{ title: 'Home' }, { title: 'Search', url: '/search' }],
    });

    await payload.update({
      collection: 'page',
      id: home.id,
      locale: 'en',
      data: { title: 'Start', alias: '/start-here' },
    });
    await payload.update({
      collection: 'resource',
      id: paper.id,
      locale: 'en',
      data: { title: 'White paper' },
    });
    const later = await settingsIn('en');
    expect(later?.navigation[0]).toMatchObject({ title: 'Start', url: '/start-here' });
    expect(later?.search.featured).toMatchObject({ resources: [{ title: 'White paper' }] });
    // S-22: the search page finds the paragraph by its id, which must not change.
    expect(later?.search.featured?.id).toBe(settings?.search.featured?.id);
  });

  it('C-7 have a time zone, which is UTC until somebody chooses another one', async () => {
    const save = (timeZone: string) =>
      payload.updateGlobal({ slug: 'site_settings', locale: 'en', data: { timeZone } });
    expect((await settingsIn('en'))?.timeZone).toBe('UTC');
    await save('Europe/Berlin');
    for (const language of LANGUAGES) expect((await settingsIn(language))?.timeZone).toBe('Europe/Berlin');
    for (const invalid of ['Mars/Olympus', '']) await expect(save(invalid)).rejects.toThrow(/Time zone/i);
    await save('UTC');
  });

  it('A-1 trusted addresses are published as they are, exact and encrypted ones only', async () => {
    const save = (trustedUrls: string) =>
      payload.updateGlobal({ slug: 'site_settings', locale: 'en', data: { trustedUrls } });
    await save(' https://partner.example/answer?for=us\n\nhttps://other.example/a ');
    const trusted = ['https://partner.example/answer?for=us', 'https://other.example/a'];
    for (const language of LANGUAGES) {
      expect((await settingsIn(language))?.trustedUrls).toEqual(trusted);
    }
    for (const invalid of [
      'http://partner.example/answer',
      'partner.example/answer',
      '/answer',
      'https://*.partner.example/answer',
      'https://user:secret@partner.example/answer',
      'https://partner.example/answer#part',
      'https://partner.example/a;script-src',
      'javascript:alert(1)',
    ]) {
      const refused = (await save(invalid).catch((error: unknown) => error)) as {
        data?: { errors?: { path: string; message: string }[] };
      };
      const message = expect.stringContaining('cannot be trusted');
      expect(refused.data?.errors, invalid).toEqual([
        expect.objectContaining({ path: 'trustedUrls', message }),
      ]);
    }
    expect((await settingsIn('en'))?.trustedUrls).toEqual(trusted);
  });

  it('A-4 rebuilding makes the read model say what the CMS says', async () => {
    await payload.create({
      collection: 'redirects',
      data: { from: '/former', to: '/start-here', status: '301' },
    });
    const everything = () =>
      Promise.all([
        cms.query('select nid, language, path, node, shows from published.nodes order by nid, language'),
        cms.query('select * from published.settings order by key, language'),
        cms.query('select * from published.redirects order by from_path'),
      ]);
    const before = await everything();
    await cms.query("delete from published.nodes where path = '/start-here'");
    await cms.query(`insert into published.nodes values (900002, 'en', 'page', '/ghost', '{}', '{}')`);
    await cms.query('delete from published.redirects');
    const redirects = before[2].length;
    expect(await rebuildReadModel(payload)).toMatchObject({
      state: 'done',
      written: 1 + redirects,
      removed: 1,
    });
    expect(await everything()).toEqual(before);
    expect(await rebuildReadModel(payload)).toMatchObject({ state: 'done', written: 0, removed: 0 });
  });
});
