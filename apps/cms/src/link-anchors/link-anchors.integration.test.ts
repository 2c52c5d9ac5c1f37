import { oneParagraph } from '@keelstone/editing/projection/rich-text/rich-text.fixture.ts';
import { afterAll, expect, it } from 'vitest';
import { Staff, send } from '../http/staff.fixture.ts';
import { createNode, PUBLISHED } from '../publishing/published-content.fixture.ts';
import { startCms } from '../test-cms.ts';

const children = [{ type: 'text', version: 1, text: 'What it costs', format: 0 }];
const heading = { type: 'heading', tag: 'h2', version: 1, children };

const cms = await startCms();
afterAll(() => cms.stop());
const editor = await Staff.hire(cms.payload, 'editor');
const { root } = oneParagraph('');
const target = await createNode(cms.payload, 'page', {
  title: 'Prices',
  body: { root: { ...root, children: [heading] } },
});

it('C-5 lists the places of a page for staff, and for nobody else', async () => {
  const path = `/api/link-anchors?collection=page&id=${target.id}&locale=en`;
  const { status, body } = await editor.get(path);
  expect([status, body]).toEqual([
    200,
    { anchors: [{ anchor: 'to-what-it-costs', title: 'What it costs' }] },
  ]);
  expect((await send('GET', path)).status).toBe(403);
  expect((await editor.get('/api/link-anchors?collection=users&id=1')).status).toBe(400);
  expect((await editor.get('/api/link-anchors?collection=page&id=99999')).status).toBe(404);
});

it('C-5 C-9 lets an editor publish a link to a place on a page, and publishes its address', async () => {
  const fields = {
    linkType: 'internal',
    newTab: false,
    doc: { relationTo: 'page', value: target.id },
    anchor: 'to-what-it-costs',
  };
  const { root } = oneParagraph('');
  const link = { type: 'link', version: 3, id: 'a1', fields, children };
  const body = { root: { ...root, children: [{ type: 'paragraph', version: 1, children: [link] }] } };
  const saved = await editor.post('/api/page?locale=en', { ...PUBLISHED, title: 'Links', body });
  expect([saved.status, saved.body.errors]).toEqual([201, undefined]);
  const [row] = await cms.publishedNodes(saved.body.doc.nid);
  expect(row?.node.body).toEqual([
    {
      kind: 'paragraph',
      children: [
        {
          kind: 'link',
          url: '/prices#to-what-it-costs',
          newTab: false,
          children: [{ kind: 'text', text: 'What it costs' }],
        },
      ],
    },
  ]);
});
