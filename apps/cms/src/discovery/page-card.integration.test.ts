import { oneParagraph } from '@keelstone/editing/projection/rich-text/rich-text.fixture.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { Staff, send } from '../http/staff.fixture.ts';
import { createMedia, createNode, saveNode } from '../publishing/published-content.fixture.ts';
import { startCms } from '../test-cms.ts';
import { findUses } from '../usage/find-uses.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const author = await Staff.hire(cms.payload, 'author');

const cardOf = (id: number, data: object, language = 'en') =>
  author.post('/api/discovery/card', { type: 'article', id, language, data });

describe('the card of a page', () => {
  it('R-3 C-15 shows the form as it stands, and stores nothing', async () => {
    const { image } = await createMedia(cms.payload);
    const { id, nid } = await createNode(cms.payload, 'article', {
      title: 'Plain',
      body: oneParagraph('The first words.'),
    });
    const plain = await cardOf(id, {});
    expect(plain.body).toMatchObject({
      title: 'Plain',
      description: 'The first words.',
      address: 'http://localhost:3000/articles/plain',
      picture: null,
      isHidden: false,
      canonical: null,
    });
    const meta = { title: ' Better \n title', description: 'Why.', picture: image, isHidden: true };
    const changed = await cardOf(id, { meta: { ...meta, canonical: 'https://original.example/a' } });
    expect(changed.body).toMatchObject({
      title: 'Better title',
      own: { title: 'Plain', description: 'The first words.' },
      description: 'Why.',
      isHidden: true,
      canonical: 'https://original.example/a',
      picture: {
        url: expect.stringMatching(/^\/api\/images\/file\/rust-field-\w+-480x240\.webp$/),
        x: 50,
        y: 50,
      },
    });
    const [published] = await cms.publishedNodes(nid);
    expect(published?.node.meta).toBeUndefined();
  });

  it('R-3 is for those who work here, of a page that was saved', async () => {
    const form = { type: 'article', id: 1, language: 'en', data: {} };
    expect((await send('POST', '/api/discovery/card', form)).status).toBe(403);
    expect((await author.post('/api/discovery/card', { ...form, id: 'new' })).status).toBe(400);
    expect((await author.post('/api/discovery/card', { ...form, language: 'xx' })).status).toBe(400);
    expect((await author.post('/api/discovery/card', { ...form, id: 99_999 })).status).toBe(404);
  });
});

describe('what editors set for search engines', () => {
  it('R-3 C-12 C-15 is published by language, and keeps its picture from being deleted', async () => {
    const { image } = await createMedia(cms.payload);
    const { id, nid } = await createNode(cms.payload, 'article', {
      title: 'One',
      meta: { title: 'English', picture: image },
    });
    await saveNode(cms.payload, 'article', id, {
      language: 'de',
      fields: { title: 'Eins', meta: { title: 'Deutsch', isHidden: true }, _status: 'published' },
    });
    const nodes = await cms.publishedNodes(nid);
    const metaOf = (language: string) => nodes.find((row) => row.language === language)?.node.meta;
    expect(metaOf('en')).toMatchObject({ title: 'English', picture: { id: image, alt: 'Rust' } });
    expect(metaOf('en')?.isHidden).toBeUndefined();
    expect(metaOf('de')).toEqual({ title: 'Deutsch', isHidden: true });
    expect(nodes.find(({ language }) => language === 'en')?.shows).toContain(`media:images:${image}`);
    const req = { payload: cms.payload, context: {} } as never;
    const { uses } = await findUses({ collection: 'images', id: image }, req);
    expect(uses).toMatchObject([{ collection: 'article', id, isPublished: true }]);
  });

  it('R-3 C-15 an original address is a path or a web address', async () => {
    const refused = createNode(cms.payload, 'article', {
      title: 'X',
      meta: { canonical: 'javascript:alert(1)' },
    });
    await expect(refused).rejects.toThrow(/Original address/);
    const { nid } = await createNode(cms.payload, 'article', {
      title: 'Y',
      meta: { canonical: '/articles/x' },
    });
    expect((await cms.publishedNodes(nid))[0]?.node.meta).toEqual({ canonical: '/articles/x' });
  });
});
