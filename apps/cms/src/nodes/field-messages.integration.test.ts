import type { ContentType } from '@keelstone/model';
import { afterAll, describe, expect, it } from 'vitest';
import { PUBLISHED, REQUIRED } from '../publishing/published-content.fixture.ts';
import { startCms } from '../test-cms.ts';

const cms = await startCms();
afterAll(() => cms.stop());

const words = (count: number) => Array.from({ length: count }, (_, index) => ({ text: `Point ${index}` }));

/** Invalid input, the path of the field, and the message that the editor gets. */
const INVALID_FIELDS: [
  ContentType,
  error: string,
  fields: Record<string, unknown>,
  path: string,
  message: RegExp,
][] = [
  ['event', 'no beginning', { startsAt: null }, 'startsAt', /required/],
  [
    'event',
    'an end before its beginning',
    { endsAt: '2026-03-01T08:59:00Z' },
    'endsAt',
    /not after the beginning/,
  ],
  [
    'event',
    'an end at its beginning',
    { endsAt: REQUIRED.event?.startsAt },
    'endsAt',
    /not after the beginning/,
  ],
  ['event', 'no time zone', { timeZone: '' }, 'timeZone', /Choose the time zone/],
  [
    'event',
    'an unknown time zone',
    { timeZone: 'Europe/Keel' },
    'timeZone',
    /"Europe\/Keel" is no time zone/,
  ],
  [
    'event',
    'an agenda without a time',
    { agenda: [{ title: 'Talk' }] },
    'agenda.0.time',
    /Say when this part begins/,
  ],
  [
    'event',
    'a time of one digit',
    { agenda: [{ time: '9:30', title: 'Talk' }] },
    'agenda.0.time',
    /"9:30" is no time/,
  ],
  [
    'event',
    'a time after midnight',
    { agenda: [{ time: '24:00', title: 'Talk' }] },
    'agenda.0.time',
    /"24:00" is no/,
  ],
  ['event', 'an unsafe address', { onlineUrl: 'javascript:alert(1)' }, 'onlineUrl', /begins with https/],
  [
    'article',
    'too many points',
    { keyPoints: words(8) },
    'keyPoints',
    /room for 6 key points, and these are 8. Remove 2/,
  ],
  ['article', 'an empty point', { keyPoints: [{ text: '' }] }, 'keyPoints.0.text', /required/],
  ['case_study', 'a fact without a value', { facts: [{ label: 'Staff' }] }, 'facts.0.value', /required/],
  [
    'platform',
    'a part of no layer',
    { parts: [{ name: 'App', text: 'Held.' }] },
    'parts.0.layer',
    /required/,
  ],
  ['resource', 'half a page', { pageCount: 1.5 }, 'pageCount', /1.5 is no number of pages/],
  ['resource', 'no page at all', { pageCount: 0 }, 'pageCount', /whole number from 1/],
  ['person', 'no e-mail address', { email: 'ada' }, 'email', /email/i],
];

/** A text with a link to an address, in a call-out where `isDeep`. */
function linkingTo(url: string, isDeep = false) {
  const fields = { linkType: 'custom', newTab: false, url };
  const link = {
    type: 'link',
    version: 3,
    fields,
    children: [{ type: 'text', version: 1, text: 'Our prices' }],
  };
  const text = {
    root: { type: 'root', version: 1, children: [{ type: 'paragraph', version: 1, children: [link] }] },
  };
  if (!isDeep) return text;
  const callout = {
    type: 'block',
    version: 2,
    fields: { id: 'c1', blockType: 'callout', tone: 'note', text },
  };
  return { root: { type: 'root', version: 1, children: [callout] } };
}

const linking = (url: string, isDeep = false) => ({
  title: 'Linking',
  ...PUBLISHED,
  body: linkingTo(url, isDeep),
});

describe('a link in a text', () => {
  it.each([
    ['www.keelstone.example', false],
    ['#prices', false],
    ['javascript:alert(1)', false],
    ['prices', true],
  ])('C-5 to %j is refused, and named', async (url, isDeep) => {
    const data = linking(url, isDeep) as never;
    const attempt = cms.payload.create({ collection: 'page', locale: 'en', data });
    const message = expect.stringContaining(`The link "Our prices" leads to "${url}". Give a path`);
    const errors = expect.arrayContaining([expect.objectContaining({ path: 'body', message })]);
    await expect(attempt).rejects.toMatchObject({ data: { errors } });
  });

  it('C-5 is named with the others of its text', async () => {
    const [one, other] = [linkingTo('prices'), linkingTo('www.keelstone.example')];
    const body = { root: { ...one.root, children: [...one.root.children, ...other.root.children] } };
    const data = { title: 'Linking', ...PUBLISHED, body } as never;
    const message = expect.stringMatching(/leads to "prices".*leads to "www\.keelstone\.example"/s);
    const errors = expect.arrayContaining([expect.objectContaining({ path: 'body', message })]);
    await expect(cms.payload.create({ collection: 'page', locale: 'en', data })).rejects.toMatchObject({
      data: { errors },
    });
  });

  it.each(['/search?keys=a+b', '/de/über-uns', 'https://keelstone.example/a_(b)', 'tel:+49 40 1'])(
    'C-5 to %j is stored as it was typed',
    async (url) => {
      const stored = await cms.payload.create({
        collection: 'page',
        locale: 'en',
        data: linking(url) as never,
      });
      expect(JSON.stringify(stored.body)).toContain(JSON.stringify(url));
    },
  );
});

describe('what an editor is told', () => {
  it.each(INVALID_FIELDS)('C-1 refuses %s with %s', async (type, _error, fields, path, message) => {
    const title = `Faulty ${type}`;
    const data = { title, ...PUBLISHED, ...REQUIRED[type], ...fields } as never;
    await expect(cms.payload.create({ collection: type, locale: 'en', data })).rejects.toMatchObject({
      data: { errors: [{ path, message: expect.stringMatching(message) }] },
    });
    const { totalDocs } = await cms.payload.count({ collection: type, where: { title: { equals: title } } });
    expect(totalDocs).toBe(0);
  });

  it('C-7 of an address elsewhere that is none', async () => {
    const attempt = cms.payload.updateGlobal({
      slug: 'site_settings',
      locale: 'en',
      data: {
        siteName: 'Keelstone',
        tagline: 'Risk',
        address: { organisation: 'K', street: 'Kai 1', postalCode: '1', city: 'H', country: 'G' },
        phone: '1',
        socialLinks: [{ title: 'Network', url: '/keelstone' }],
      },
    });
    await expect(attempt).rejects.toMatchObject({
      data: {
        errors: [
          { path: 'socialLinks.0.url', message: expect.stringContaining('"/keelstone" is no address') },
        ],
      },
    });
  });
});
