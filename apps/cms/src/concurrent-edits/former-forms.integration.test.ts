import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { Staff } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';
import { FIELDS_HEADER } from './fields-header.ts';
import { fieldsOf } from './fields-of.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const { config } = cms.payload;
const anna = await Staff.hire(cms.payload, 'administrator', 'Anna');

const page = { title: 'First', created: '2026-01-05T09:00:00Z', moderation: 'draft' };
const own = { [FIELDS_HEADER]: fieldsOf(config) };
const former = { [FIELDS_HEADER]: 'of a former release' };

it('C-14 saves nothing for a form of another release, whose words it might drop, and says where they are', async () => {
  const { body } = await anna.send('POST', '/api/page?draft=true', page, own);
  const path = `/api/page/${body.doc.id}?draft=true&depth=0`;
  const refused = [
    await anna.send('PATCH', path, { title: 'Second', subtitle: 'A field of before' }, former),
    await anna.send('POST', '/api/page?draft=true', page, former),
    await anna.send('POST', '/api/globals/site_settings', { siteName: 'Former' }, former),
  ];
  for (const { status, body } of refused) {
    expect(status).toBe(409);
    expect(body.errors[0].message).toContain('what you typed into a form is kept');
  }
  expect((await anna.get(path)).body.title).toBe('First');
  expect((await anna.get('/api/page?limit=9&depth=0&draft=true')).body.totalDocs).toBe(1);
});

it('C-14 saves what a form of this release sends, and programs, which say nothing of forms', async () => {
  for (const headers of [own, {} as Record<string, string>]) {
    const { status } = await anna.send('POST', '/api/page?draft=true', page, headers);
    expect(status).toBe(201);
  }
});

it('C-14 finds what a form created whose answer was lost in an update, instead of saying that nothing was saved', async () => {
  const headers = { ...own, 'x-creation': randomUUID() };
  const { body } = await anna.send('POST', '/api/page?draft=true', page, headers);
  const again = await anna.send('POST', '/api/page?draft=true', page, { ...headers, ...former });
  expect(again.status).toBe(409);
  expect(again.body.errors[0].data).toEqual({ created: body.doc.id });
});

it('C-14 forms are the same until a field is renamed, at whatever depth', () => {
  const text = (name: string) => ({ name, type: 'text' });
  const withField = (name: string) =>
    fieldsOf({
      globals: [],
      collections: [
        {
          slug: 'page',
          flattenedFields: [
            {
              name: 'sections',
              type: 'blocks',
              blocks: [
                {
                  slug: 'basic',
                  flattenedFields: [{ name: 'rows', type: 'array', flattenedFields: [text(name)] }],
                },
              ],
            },
          ],
        },
      ],
    } as unknown as typeof config);
  expect(withField('location')).toBe(withField('location'));
  expect(withField('place')).not.toBe(withField('location'));
  const withPart = (name: string) =>
    fieldsOf({ globals: [], collections: [] } as unknown as typeof config, [
      { slug: 'figures', fields: [{ name: 'rows', type: 'array', fields: [{ name, type: 'text' }] }] },
    ]);
  expect(withPart('location')).toBe(withPart('location'));
  expect(withPart('place')).not.toBe(withPart('location'));
  expect(withPart('place')).not.toBe(fieldsOf({ globals: [], collections: [] } as unknown as typeof config));
});
