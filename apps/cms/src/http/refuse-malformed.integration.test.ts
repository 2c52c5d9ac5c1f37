import { afterAll, describe, expect, it } from 'vitest';
import { startCms } from '../test-cms.ts';
import { Staff } from './staff.fixture.ts';

const text = (...children: unknown[]) => ({
  root: { type: 'root', version: 1, children },
});
const headline = { blockType: 'headline', heading: 'Kept', text: 'One sentence.' };

const cms = await startCms();
afterAll(() => cms.stop());
const author = await Staff.hire(cms.payload, 'author');
const editor = await Staff.hire(cms.payload, 'editor');
const words = { type: 'text', version: 1, text: 'Words.' };
const body = text({ type: 'paragraph', version: 1, children: [words] });
const accordion = { blockType: 'accordion', items: [{ title: 'One', body }] };
const data = { title: 'Well formed', sections: [headline, accordion], _status: 'published' };
const id = (await editor.post('/api/page', data)).body.doc.id;

const malformed: [string, string, Record<string, unknown>][] = [
  ['a section without a kind', 'sections.0', { sections: [{}] }],
  ['a section of an unknown kind', 'sections.1', { sections: [headline, { blockType: 'nope' }] }],
  ['a section that is no object', 'sections.0', { sections: ['headline'] }],
  ['sections that are no list', 'sections', { sections: { 0: headline } }],
  [
    'a paragraph of an unknown kind',
    'sections.0.paragraphs.0',
    { sections: [{ blockType: 'basic', paragraphs: [{ blockType: 'nope' }] }] },
  ],
  ['30 February', 'created', { created: '2027-02-30T10:00:00Z' }],
  ['a year of five digits', 'created', { created: '+010000-01-01T00:00:00Z' }],
  ['words instead of a text', 'body', { body: 'x' }],
  ['a text without a root', 'body', { body: {} }],
  ['a text whose root is of no type', 'body', { body: { root: {} } }],
  ['a text with a part of an unknown type', 'body', { body: text({ type: 'evil', children: [] }) }],
  ['a text with a part that is nothing', 'body', { body: text(null) }],
  [
    'a text whose words are none',
    'body',
    { body: text({ type: 'paragraph', children: [{ type: 'text' }] }) },
  ],
];

describe('a save', () => {
  it.each(malformed)('C-5 with %s is refused, naming the field', async (_, path, data) => {
    const responses = await Promise.all([
      author.patch(`/api/page/${id}?draft=true`, data),
      editor.patch(`/api/page/${id}`, { ...data, _status: 'published' }),
      editor.patch(`/api/page?where[id][equals]=${id}&draft=true`, data),
      author.post('/api/page?draft=true', { title: 'New', ...data }),
    ]);
    for (const { status, body } of responses) {
      expect(status).toBe(400);
      expect(body.errors[0].data.errors).toMatchObject([{ path }]);
    }
    const { body } = await editor.get(`/api/page/${id}?draft=true`);
    expect(body).toMatchObject({ sections: [{ heading: 'Kept' }, { blockType: 'accordion' }] });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded'])(
    'R-5 C-11 of a body of the type %s is refused, of each collection, and says what to send',
    async (type) => {
      const headers = { 'content-type': type };
      for (const [method, path] of [
        ['PATCH', `/api/users/${editor.user.id}`],
        ['PATCH', `/api/page/${id}?draft=true`],
        ['POST', '/api/tags'],
        ['POST', '/api/globals/site_settings'],
      ] as const) {
        const { status, body } = await editor.send(method, path, { name: 'Me' }, headers);
        expect([status, body.errors?.[0].message]).toEqual([400, expect.stringContaining('as JSON')]);
      }
    },
  );

  it('C-9 of a plan for a day that there is not is refused, and a plan is not moved there', async () => {
    const document = { relationTo: 'page', value: id };
    const plan = (at: string) => editor.post('/api/scheduled_changes', { document, action: 'archive', at });
    for (const at of ['2999-02-30T10:00:00Z', '+010000-01-01T00:00:00Z']) {
      const { status, body } = await plan(at);
      expect([status, body.errors[0].data.errors]).toMatchObject([400, [{ path: 'at' }]]);
    }
    const { body } = await plan('2999-03-02T10:00:00Z');
    const move = { from: body.doc.at, at: '2999-02-30T10:00:00Z' };
    const moved = await editor.post(`/api/scheduled_changes/${body.doc.id}/move`, move);
    expect([moved.status, moved.body.errors[0].message]).toEqual([
      400,
      expect.stringContaining('no such day'),
    ]);
  });

  it.each<[string, 'POST' | 'PATCH', string, unknown]>([
    ['a page with names in links', 'PATCH', 'page/:id', { title: { en: 'One', de: 'Eins' } }],
    ['a page, for one language', 'PATCH', 'page/:id', { title: 'One' }],
    ['many pages', 'PATCH', 'page', { title: 'One' }],
    ['a new article', 'POST', 'article', { title: { en: 'One', de: 'Eins' } }],
    ['a term', 'POST', 'tags', { label: { en: 'One', de: 'Eins' } }],
    ['settings', 'POST', 'globals/site_settings', { tagline: 'One' }],
  ])('C-5 in all languages is refused, because it is in one: %s', async (_, method, path, data) => {
    const query = `locale=all&draft=true&where[id][equals]=${id}`;
    const { status, body } = await editor.send(method, `/api/${path.replace(':id', `${id}`)}?${query}`, data);
    expect([status, body.errors]).toEqual([
      400,
      [{ message: 'A save is in one language. Name it in “locale”, and save each language by itself.' }],
    ]);
  });

  it.each([
    ['no section, as forms send it', { sections: 0 }],
    ['an empty text', { body: null }],
    ['a text as JSON', { body: JSON.stringify(text({ type: 'paragraph', version: 1, children: [] })) }],
  ])('C-5 with %s is accepted', async (_, data) => {
    expect((await author.patch(`/api/page/${id}?draft=true`, data)).status).toBe(200);
  });
});
