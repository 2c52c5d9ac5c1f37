import { sectionToPlainText } from '@keelstone/content/sections/sections.model.ts';
import { oneParagraph } from '@keelstone/editing/projection/rich-text/rich-text.fixture.ts';
import { type RichText, richTextToPlainText } from '@keelstone/model';
import { afterAll, describe, expect, it } from 'vitest';
import { Staff } from '../../http/staff.fixture.ts';
import { createMedia, createNode, type SavedNode } from '../../publishing/published-content.fixture.ts';
import { createForm } from '../../sections/block-targets.fixture.ts';
import { startCms } from '../../test-cms.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const editor = await Staff.hire(cms.payload, 'editor');

async function createSource(section: object, title = 'Shared'): Promise<number> {
  const data = { title, sections: [{ id: 'shared', ...section }], _status: 'published' };
  const { status, body } = await editor.post('/api/reusable_sections', data);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.doc.id;
}
/** A text of a paragraph, the reusable section, and another paragraph. */
function textWith(source: number) {
  const [before, after] = ['Before.', 'After.'].map((words) => oneParagraph(words).root.children[0]);
  const place = {
    type: 'block',
    version: 2,
    format: '',
    fields: {
      id: 'place',
      blockName: '',
      blockType: 'reusable',
      section: { relationTo: 'reusable_sections', value: source },
    },
  };
  const { root } = oneParagraph('');
  return { root: { ...root, children: [before, place, after] } };
}
const articleWith = (source: number, title = 'With it') =>
  createNode(cms.payload, 'article', { title, body: textWith(source) });
async function bodyOf({ nid }: SavedNode): Promise<RichText> {
  const [row] = await cms.publishedNodes(nid);
  return (row?.node as { body?: RichText } | undefined)?.body ?? [];
}
const linesOf = async (node: SavedNode) =>
  richTextToPlainText(await bodyOf(node))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const headline = (heading: string) => ({ blockType: 'headline', heading, text: 'One sentence.' });

describe('a reusable section inside a text', () => {
  it('C-5 is a part of that text, where it stands, for all who read what is published', async () => {
    const article = await articleWith(await createSource(headline('Call us')));
    expect(await bodyOf(article)).toMatchObject([
      { kind: 'paragraph', children: [{ text: 'Before.' }] },
      { kind: 'heading', level: 2, children: [{ text: 'Call us' }] },
      { kind: 'paragraph', children: [{ text: 'One sentence.' }] },
      { kind: 'paragraph', children: [{ text: 'After.' }] },
    ]);
  });

  it('C-3 C-5 changes with its source when that is published, and disappears with it', async () => {
    const source = await createSource(headline('Old'));
    const article = await articleWith(source);
    const save = (data: object, query = '') =>
      editor.patch(`/api/reusable_sections/${source}?locale=en${query}`, data);
    const changed = { sections: [{ id: 'shared', ...headline('New') }] };
    expect((await save(changed, '&draft=true')).status).toBe(200);
    expect(await linesOf(article)).toContain('Old');
    await save({ _status: 'published' });
    expect(await linesOf(article)).toEqual(['Before.', 'New', 'One sentence.', 'After.']);
    await save({ _status: 'draft' });
    expect(await linesOf(article)).toEqual(['Before.', 'After.']);
  });

  it('C-13 counts as a use, in texts, too, and is replaced there', async () => {
    const source = await createSource(headline('Used'));
    const article = await articleWith(source, 'Uses it in its text');
    const { body } = await editor.get(`/api/uses?collection=reusable_sections&id=${source}`);
    expect(body).toMatchObject({ count: 1, uses: [{ collection: 'article', id: article.id }] });
    const by = await createSource(headline('Instead'), 'Other');
    const replacing = { collection: 'reusable_sections', id: source, by };
    expect((await editor.post('/api/replace-uses', replacing)).body).toEqual({ replaced: 1 });
    expect(await linesOf(article)).toContain('Instead');
  });

  it.each([
    ['a text', { blockType: 'basic', body: oneParagraph('A passage.') }, ['A passage.']],
    [
      'a list of links',
      { blockType: 'links_list', heading: 'More', links: [{ to: 'url', title: 'Read on', url: '/on' }] },
      ['More', 'Read on'],
    ],
    [
      'a featured text',
      { blockType: 'featured_text', heading: 'Look', body: oneParagraph('At this.') },
      ['Look', 'At this.'],
    ],
    [
      'an accordion with its parts',
      {
        blockType: 'accordion',
        items: [
          {
            title: 'Question',
            body: oneParagraph('Answer.'),
            paragraphs: [
              {
                blockType: 'text_lists',
                lists: [{ style: 'steps', items: [{ title: 'First', text: 'Go' }] }],
              },
            ],
          },
        ],
      },
      ['Question', 'Answer.', 'First: Go'],
    ],
  ])('C-5 can be %s', async (_, section, lines) => {
    const article = await articleWith(await createSource(section));
    expect(await linesOf(article)).toEqual(['Before.', ...lines, 'After.']);
  });

  it('C-5 shows nothing, and says so to editors, if it is a form', async () => {
    const form = await createForm(cms.payload);
    const source = await createSource({ blockType: 'form_bar', heading: 'Write to us', form });
    expect(await linesOf(await articleWith(source))).toEqual(['Before.', 'After.']);
    const warningOf = async (id: number) =>
      (await editor.get(`/api/reusable_sections/${id}/summary?locale=en`)).body.textWarning;
    expect(await warningOf(source)).toContain('visitors see nothing of it');
    expect(await warningOf(await createSource(headline('Fits')))).toBeNull();
  });

  it('C-5 can stand in the text of a section, too', async () => {
    const source = await createSource(headline('In a section'));
    const sections = [{ blockType: 'basic', body: textWith(source) }];
    const page = { title: 'Page', sections, _status: 'published' };
    const { status, body } = await editor.post('/api/page', page);
    expect(status, JSON.stringify(body)).toBe(201);
    const [row] = await cms.publishedNodes(body.doc.nid);
    expect(row?.node.sections?.map(sectionToPlainText).join()).toContain('In a section');
  });

  it('C-5 C-11 like media and pages in texts, is accepted from an editor', async () => {
    const { id } = await articleWith(await createSource(headline('Target')));
    const { file } = await createMedia(cms.payload);
    const blocks = [
      { blockType: 'embed', media: { relationTo: 'files', value: file } },
      { blockType: 'action', label: 'Go', page: { relationTo: 'article', value: id } },
    ];
    const { root } = oneParagraph('Text.');
    const children = blocks.map((fields, index) => ({
      type: 'block',
      version: 2,
      format: '',
      fields: { id: `block-${index}`, blockName: '', ...fields },
    }));
    const article = { title: 'By REST', body: { root: { ...root, children } }, _status: 'published' };
    const response = await editor.post('/api/article', article);
    expect([response.status, response.body.errors]).toEqual([201, undefined]);
  });

  it('C-5 is refused in the text of a reusable section, in words that say so', async () => {
    const source = await createSource(headline('Inner'));
    const data = { sections: [{ blockType: 'basic', id: 'shared', body: textWith(source) }] };
    const outer = await createSource({ blockType: 'basic', body: oneParagraph('Outer.') });
    const url = `/api/reusable_sections/${outer}?locale=en`;
    expect((await editor.patch(`${url}&draft=true`, { ...data, _status: 'draft' })).status).toBe(200);
    const { status, body } = await editor.patch(url, { ...data, _status: 'published' });
    expect([status, JSON.stringify(body)]).toEqual([
      400,
      expect.stringContaining('A reusable section cannot contain another one.'),
    ]);
  });

  it('C-5 shows no other one in its own text, so that two that were stored in each other come to an end', async () => {
    const one = await createSource({ blockType: 'basic', body: oneParagraph('One.') }, 'One');
    const other = await createSource({ blockType: 'basic', body: oneParagraph('Other.') }, 'Other');
    for (const [owner, shown] of [
      [one, other],
      [other, one],
    ] as const)
      await cms.query(
        "update reusable_sections set sections = jsonb_set(sections, '{0,body,en}', $2) where id = $1",
        [owner, JSON.stringify(textWith(shown))],
      );
    expect(await linesOf(await articleWith(one))).toEqual(['Before.', 'Before.', 'After.', 'After.']);
  });
});
