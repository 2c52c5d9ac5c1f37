import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { oneParagraph } from '@keelstone/editing/projection/rich-text/rich-text.fixture.ts';
import { afterAll, expect, it } from 'vitest';
import { startCms } from '../test-cms.ts';

const settings = {
  siteName: 'Keelstone',
  tagline: 'Risk',
  address: {
    organisation: 'Keelstone',
    street: 'Kai 1',
    postalCode: '20457',
    city: 'Hamburg',
    country: 'DE',
  },
  phone: '+49 40 1',
};
const notice = {
  name: 'Maintenance',
  kind: 'bar' as const,
  heading: 'Maintenance on Sunday',
  isActive: true,
  isSitewide: true,
  cookieDays: 30,
};

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;

async function publishedIn(language: 'en' | 'de'): Promise<SiteSettings | undefined> {
  const [row] = await cms.query<{ value: SiteSettings }>(
    "select value from published.settings where key = 'site' and language = $1",
    [language],
  );
  return row?.value;
}
const headings = async (language: 'en' | 'de') =>
  (await publishedIn(language))?.notices.map(({ heading }) => heading);

it('N-1 a notice saved before there are site settings waits for them', async () => {
  const early = await payload.create({ collection: 'notices', locale: 'en', data: notice });
  expect(await publishedIn('en')).toBeUndefined();
  await payload.updateGlobal({ slug: 'site_settings', locale: 'en', data: settings });
  expect(await headings('en')).toEqual(['Maintenance on Sunday']);
  await payload.delete({ collection: 'notices', id: early.id });
  expect(await headings('en')).toEqual([]);
});

it('N-1 N-6 is published when it is saved, in each language it is written in, by priority, with the paths of that language', async () => {
  const { id } = await payload.create({
    collection: 'notices',
    locale: 'en',
    data: {
      ...notice,
      isSitewide: false,
      body: oneParagraph('From 06:00 to 08:00.'),
      contentTypes: ['article'],
      pathLimit: '/events/*\n\n !/events/past ',
      excluded: '/contact',
      startTime: '2026-11-22T05:00:00.000Z',
      dismissAfterSeconds: 20,
    },
  });
  const first = await payload.create({
    collection: 'notices',
    locale: 'en',
    data: { ...notice, heading: 'Read this first', kind: 'overlay', priority: 5, isCookieOff: true },
  });
  expect(await headings('en')).toEqual(['Read this first', 'Maintenance on Sunday']);
  expect(await headings('de')).toEqual([]);
  await payload.update({
    collection: 'notices',
    id,
    locale: 'de',
    data: { heading: 'Wartung am Sonntag', pathLimit: '/veranstaltungen/*' },
  });
  expect(await headings('de')).toEqual(['Wartung am Sonntag']);
  expect((await publishedIn('de'))?.notices[0]).toMatchObject({
    contentTypes: ['article'],
    pathLimit: ['/veranstaltungen/*'],
    excluded: [],
  });
  expect((await publishedIn('en'))?.notices[1]).toMatchObject({
    id: String(id),
    kind: 'bar',
    isSitewide: false,
    contentTypes: ['article'],
    pathLimit: ['/events/*', '!/events/past'],
    excluded: ['/contact'],
    startTime: '2026-11-22T05:00:00.000Z',
    endTime: null,
    cookieDays: 30,
    isCookieOff: false,
    dismissAfterSeconds: 20,
  });
  await payload.update({ collection: 'notices', id: first.id, locale: 'en', data: { isActive: false } });
  expect(await headings('en')).toEqual(['Maintenance on Sunday']);
  // A copy waits until it is switched on.
  const copy = await payload.duplicate({ collection: 'notices', id, locale: 'en' });
  expect(copy.isActive).toBe(false);
  expect(await headings('en')).toEqual(['Maintenance on Sunday']);
});

it.each([
  ['pathLimit', { isSitewide: false, pathLimit: 'events/*' }, /"events\/\*" is no path/],
  ['excluded', { excluded: '/a\n!b' }, /"!b" is no path/],
  [
    'endTime',
    { startTime: '2026-11-22T05:00:00.000Z', endTime: '2026-11-22T05:00:00.000Z' },
    /The end is not after the beginning/,
  ],
])('N-1 an invalid %s is refused with the reason', async (field, data, reason) => {
  const attempt = payload.create({ collection: 'notices', locale: 'en', data: { ...notice, ...data } });
  const refused = (await attempt.catch((error: unknown) => error)) as {
    data?: { errors?: { path: string; message: string }[] };
  };
  expect(refused.data?.errors).toEqual([
    expect.objectContaining({ path: field, message: expect.stringMatching(reason) }),
  ]);
});

it('T-1 T-2 trackers are published only with what they need', async () => {
  await payload.updateGlobal({
    slug: 'site_settings',
    locale: 'en',
    data: {
      tracking: {
        consent: { tool: 'own' },
        marketingAutomation: {
          identifier: '123-ABC-456',
          scriptUrl: 'https://tracker.example/m.js',
          cookies: '_mkto_trk',
        },
        sessionRecording: { accountId: '77', scriptUrl: 'https://recorder.example/c-{id}.js' },
      },
    },
  });
  const { tracking } = (await publishedIn('de')) ?? {};
  expect(tracking?.marketingAutomation).toEqual({
    id: '123-ABC-456',
    scriptUrl: 'https://tracker.example/m.js',
    cookies: ['_mkto_trk'],
    origins: [],
  });
  expect(tracking?.sessionRecording).toBeNull();
  await expect(
    payload.updateGlobal({
      slug: 'site_settings',
      locale: 'en',
      data: { tracking: { marketingAutomation: { identifier: '1', scriptUrl: 'javascript:alert(1)' } } },
    }),
  ).rejects.toThrow(/Script/);
});
