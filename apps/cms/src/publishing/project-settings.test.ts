import { parseSiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import type { NoticeDocument, SiteSettingsDocument } from '@keelstone/editing/payload-types.ts';
import { contextOf } from '@keelstone/editing/projection/stored-documents.fixture.ts';
import type { Language } from '@keelstone/model';
import { publishedNotice } from '@keelstone/model/notice.fixture';
import { describe, expect, it } from 'vitest';
import { projectSettings } from './project-settings.ts';

const url = (title: string, more: object = {}) => ({ id: title, to: 'url', title, url: '/search', ...more });
const settings = {
  siteName: 'Keelstone',
  tagline: 'In English',
  phone: '1',
  address: { organisation: 'O', street: 'S', postalCode: 'P', city: 'C', country: 'Germany' },
};
const stored = {
  'page 1': { all: { nid: 11, _status: 'published' }, en: { title: 'Home', alias: '/home' } },
};
const body = { root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: 'Words' }] }] } };

async function project(
  more: object = {},
  {
    translated = {},
    notices = [],
    language = 'en',
  }: { translated?: object; notices?: object[]; language?: Language } = {},
) {
  const own = { ...settings, ...more };
  const projected = await projectSettings(
    {
      settings: own as unknown as SiteSettingsDocument,
      translated: { ...own, ...translated } as unknown as SiteSettingsDocument,
      notices: notices as NoticeDocument[],
    },
    contextOf(stored, language).context,
  );
  return parseSiteSettings(projected);
}

describe('site settings', () => {
  it('C-7 are complete where an editor has entered only what is required', async () => {
    expect(await project()).toMatchObject({
      language: 'en',
      timeZone: 'UTC',
      email: null,
      homeNid: null,
      navigation: [],
      footer: [],
      socialLinks: [],
      footerNote: null,
      notices: [],
      trustedUrls: [],
      tracking: { marketingAutomation: null, sessionRecording: null },
      search: { disjunctiveFacets: [], featured: null, learnsFromChoices: true },
    });
  });

  it('C-7 keep what is below a page that is not published, under its name', async () => {
    const gone = (id: string) => ({ id, to: 'node', node: { relationTo: 'page', value: 99 } });
    const children = [url('Below', { description: 'Stays' })];
    const { navigation } = await project({
      navigation: [
        { ...gone('a'), title: 'Products', children },
        { ...gone('b'), children },
        gone('c'),
        url('Search'),
      ],
    });
    const below = [{ title: 'Below', url: '/search', description: 'Stays' }];
    expect(navigation).toEqual([
      { title: 'Products', url: null, children: below },
      { title: 'Below', url: null, children: below },
      { title: 'Search', url: '/search', children: [] },
    ]);
  });

  it('C-10 have words of the default language where there are no others', async () => {
    const translated = { tagline: 'Auf Deutsch', address: { country: '' }, footerNote: null };
    expect(
      await project({ footerNote: 'Note' }, { translated: { ...translated }, language: 'de' }),
    ).toMatchObject({
      language: 'de',
      tagline: 'Auf Deutsch',
      footerNote: 'Note',
      address: { country: 'Germany', city: 'C' },
    });
    expect((await project({}, { translated: { tagline: '' } })).tagline).toBe('In English');
  });

  it('C-7 have the home page while it is published', async () => {
    expect((await project({ home: { relationTo: 'page', value: 1 } })).homeNid).toBe(11);
    expect((await project({ home: { relationTo: 'page', value: 2 } })).homeNid).toBeNull();
  });

  it('U-2 have a navigation without what leads nowhere, and with what is below it', async () => {
    const gone = { node: { relationTo: 'page', value: 9 }, to: 'node', title: 'Gone' };
    const navigation = [
      url('One', {
        children: [url('Below', { description: 'Words' }), gone, url('Plain', { description: '' })],
      }),
      gone,
      url('Two', { children: null }),
    ];
    expect((await project({ navigation })).navigation).toEqual([
      {
        title: 'One',
        url: '/search',
        children: [
          { title: 'Below', url: '/search', description: 'Words' },
          { title: 'Plain', url: '/search', description: null },
        ],
      },
      { title: 'Two', url: '/search', children: [] },
    ]);
  });

  it('C-7 have a footer by columns, whose words may be of the default language', async () => {
    const footer = [
      { id: 'a', heading: 'Help', links: [url('Ask'), { id: 'x', to: 'url', url: '' }] },
      { id: 'b', heading: null },
    ];
    const translated = { footer: [{ id: 'a', heading: 'Hilfe', links: [{ ...url('Ask'), title: '' }] }] };
    expect((await project({ footer })).footer).toEqual([
      { heading: 'Help', links: [{ title: 'Ask', url: '/search' }] },
      { heading: '', links: [] },
    ]);
    expect((await project({ footer }, { translated, language: 'de' })).footer).toEqual([
      { heading: 'Hilfe', links: [{ title: 'Ask', url: '/search' }] },
    ]);
  });

  it('S-14 feature a section that has items for visitors, and no other', async () => {
    const featured = async (row: object) => (await project({ featured: [row] })).search.featured;
    expect(await featured({ blockType: 'headline', heading: 'H', text: 'T' })).toBeNull();
    expect(
      await featured({ blockType: 'card_grid', heading: 'H', cards: [{ heading: 'Card', text: 'T' }] }),
    ).toMatchObject({ kind: 'card_grid' });
  });

  it('A-1 have the addresses elsewhere that may be asked, one a line', async () => {
    expect((await project({ trustedUrls: ' https://a.example/x \n\n' })).trustedUrls).toEqual([
      'https://a.example/x',
    ]);
  });
});

describe('notices in the settings', () => {
  const notice = (id: number, more: object = {}) => ({
    id,
    kind: 'bar',
    isActive: true,
    heading: `Notice ${id}`,
    ...more,
  });
  const kindOf = async (more: object) => (await project({}, { notices: [notice(1, more)] })).notices[0];

  it('N-1 are those that are active and have words in the language, the most important first', async () => {
    const notices = [
      notice(1),
      notice(2, { priority: 5 }),
      notice(3, { isActive: false, priority: 9 }),
      notice(4, { heading: '', body: null }),
      notice(5, { heading: null, body }),
    ];
    expect((await project({}, { notices })).notices.map(({ id }) => id)).toEqual(['2', '1', '5']);
  });

  it('N-2 N-3 N-6 say where, when and how often they are shown', async () => {
    expect(await kindOf({})).toEqual(publishedNotice('1', { cookieDays: 0 }));
    expect(
      await kindOf({
        pathLimit: '/a\n /b* \n',
        excluded: '/c',
        isSitewide: true,
        contentTypes: ['page'],
        cookieDays: 3,
        dismissAfterSeconds: 5,
        link: url('More'),
      }),
    ).toMatchObject({
      pathLimit: ['/a', '/b*'],
      excluded: ['/c'],
      isSitewide: true,
      contentTypes: ['page'],
      cookieDays: 3,
      dismissAfterSeconds: 5,
      link: { title: 'More', url: '/search' },
    });
  });
});

describe('tracking in the settings', () => {
  const trackingOf = async (tracking: object) => (await project({ tracking })).tracking;

  it('T-1 T-2 is what has all that it needs', async () => {
    const marketing = { identifier: 'm', scriptUrl: 'https://m.example/m.js', cookies: 'a, b\nc' };
    const recording = {
      accountId: 'r',
      snippetVersion: '6',
      scriptUrl: 'https://r.example/r.js',
      origins: 'https://r.example',
    };
    expect(await trackingOf({ marketingAutomation: marketing, sessionRecording: recording })).toEqual({
      consent: { tool: 'own', scriptUrl: null, siteId: null, origins: [] },
      marketingAutomation: {
        id: 'm',
        scriptUrl: 'https://m.example/m.js',
        cookies: ['a', 'b', 'c'],
        origins: [],
      },
      sessionRecording: {
        accountId: 'r',
        snippetVersion: '6',
        scriptUrl: 'https://r.example/r.js',
        cookies: [],
        origins: ['https://r.example'],
      },
    });
    for (const name of ['identifier', 'scriptUrl'])
      expect(
        (await trackingOf({ marketingAutomation: { ...marketing, [name]: '' } })).marketingAutomation,
      ).toBeNull();
    for (const name of ['accountId', 'snippetVersion', 'scriptUrl'])
      expect(
        (await trackingOf({ sessionRecording: { ...recording, [name]: null } })).sessionRecording,
      ).toBeNull();
  });

  it('T-3 asks for consent by the tool that was chosen', async () => {
    const consent = {
      tool: 'cookiebot',
      scriptUrl: 'https://c.example/c.js',
      siteId: 's',
      origins: 'https://c.example',
    };
    expect((await trackingOf({ consent })).consent).toEqual({ ...consent, origins: ['https://c.example'] });
  });
});
