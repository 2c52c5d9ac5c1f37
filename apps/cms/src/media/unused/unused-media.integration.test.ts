import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Staff, send } from '../../http/staff.fixture.ts';
import { createNode, PUBLISHED, upload } from '../../publishing/published-content.fixture.ts';
import { startCms } from '../../test-cms.ts';
import { samplePng } from '../upload/sample-uploads.fixture.ts';
import { listMedia } from '../upload/upload-client.fixture.ts';

const ASSETS = join(import.meta.dirname, '../../../../../demo/full/assets');

let number = 0;

const cms = await startCms();
afterAll(() => cms.stop());
const editor = await Staff.hire(cms.payload, 'editor');
const author = await Staff.hire(cms.payload, 'author');

async function createImage(): Promise<number> {
  number += 1;
  const { name, type, data } = await samplePng(`image-${number}.png`, `rgb(${number}, 9, 9)`, 20);
  const { id } = await cms.payload.create({
    collection: 'images',
    data: { alt: `Image ${number}` },
    ...upload(name, type, data as Buffer),
  });
  return id;
}

async function createDrawing(): Promise<number> {
  number += 1;
  const data = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${number}" height="9"><path d="M0 0h9"/></svg>`,
  );
  return (
    await cms.payload.create({
      collection: 'svgs',
      data: {},
      ...upload(`logo-${number}.svg`, 'image/svg+xml', data),
    })
  ).id;
}

const asset = async (name: string, type: string) => upload(name, type, await readFile(join(ASSETS, name)));
const image = (value: number) => ({ relationTo: 'images' as const, value });
const shown = (collection: string, id: number) => expect.objectContaining({ collection, id });

async function listUnused() {
  const { status, body } = await editor.get('/api/unused-media');
  expect(status).toBe(200);
  return body.media as {
    collection: string;
    id: number;
    isInOldRevisions: boolean;
    bytes: number;
    title: string;
  }[];
}

const inlineImage = (value: number) => ({
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '' as const,
    indent: 0,
    children: [{ type: 'upload', version: 3, relationTo: 'images', value, fields: {}, format: '', id: 'a' }],
  },
});

describe('unused media', () => {
  it('C-4 are those that nothing shows, with their size and age', async () => {
    const id = await createImage();
    const found = (await listUnused()).find((medium) => medium.collection === 'images' && medium.id === id);
    expect(found).toMatchObject({ title: expect.stringContaining('Image'), isInOldRevisions: false });
    expect(found?.bytes).toBeGreaterThan(0);
    expect(found).toHaveProperty('createdAt', expect.stringMatching(/^\d{4}-/));
  });

  type Place = (id: number) => Promise<unknown>;
  const page = (fields: Record<string, unknown>) =>
    createNode(cms.payload, 'page', { title: 'A page', ...fields });
  const draft = (fields: Record<string, unknown>) =>
    cms.payload.create({
      collection: 'page',
      draft: true,
      data: { title: 'A draft', moderation: 'draft', ...fields } as never,
    });

  it.each<[string, Place]>([
    ['a published page', (id) => page({ picture: image(id) })],
    ['a page that was never published', (id) => draft({ picture: image(id) })],
    [
      'a draft of a published page',
      async (id) => {
        const { id: node } = await page({});
        await cms.payload.update({
          collection: 'page',
          id: node,
          draft: true,
          data: { picture: image(id), moderation: 'draft' } as never,
        });
      },
    ],
    ['running text', (id) => page({ body: inlineImage(id) })],
    [
      'running text of a draft, in German',
      async (id) => {
        const { id: node } = await draft({});
        await cms.payload.update({
          collection: 'page',
          id: node,
          draft: true,
          locale: 'de',
          data: { title: 'Ein Entwurf', body: inlineImage(id) } as never,
        });
      },
    ],
    [
      'a section',
      (id) => page({ sections: [{ blockType: 'featured_text', heading: 'A', picture: image(id) }] }),
    ],
    [
      'running text of a section',
      (id) => page({ sections: [{ blockType: 'basic', body: inlineImage(id) }] }),
    ],
    [
      'a section of a draft',
      (id) => draft({ sections: [{ blockType: 'media', layout: 'wide', items: [{ media: image(id) }] }] }),
    ],
    [
      'a paragraph inside a section',
      (id) =>
        page({
          sections: [
            {
              blockType: 'basic',
              body: inlineImage(id),
              paragraphs: [{ blockType: 'media', items: [{ media: image(id) }] }],
            },
          ],
        }),
    ],
    ['a portrait', (id) => createNode(cms.payload, 'person', { title: 'A person', portrait: id })],
    [
      'a poster',
      (id) =>
        cms.payload.create({
          collection: 'remote_videos',
          data: { title: 'A film', address: 'https://vimeo.com/990000000001', poster: id },
        }),
    ],
    [
      'the site’s settings',
      async (id) => {
        const featured = [{ blockType: 'card_grid', cards: [{ heading: 'A', media: image(id) }] }];
        const address = { organisation: 'A', street: 'B', postalCode: 'C', city: 'D', country: 'E' };
        await cms.payload.updateGlobal({
          slug: 'site_settings',
          data: { siteName: 'A', tagline: 'B', phone: '1', address, featured } as never,
        });
      },
    ],
  ])('C-4 are not what is in %s', async (_, place) => {
    const id = await createImage();
    expect(await listUnused()).toContainEqual(shown('images', id));
    await place(id);
    expect(await listUnused()).not.toContainEqual(shown('images', id));
  });

  it('C-4 are not the icon of a term, nor a logo in a section', async () => {
    const [icon, logo] = [await createDrawing(), await createDrawing()];
    expect(await listUnused()).toEqual(expect.arrayContaining([shown('svgs', icon), shown('svgs', logo)]));
    await cms.payload.create({ collection: 'resource_type', data: { label: 'Paper', icon } });
    const items = [{ name: 'A', logo: { relationTo: 'svgs', value: logo } }];
    await page({ sections: [{ blockType: 'endorsement_bar', items }] });
    const unused = await listUnused();
    for (const id of [icon, logo]) expect(unused).not.toContainEqual(shown('svgs', id));
  });

  it('C-4 are not files of a resource, nor captions of a video', async () => {
    const file = await cms.payload.create({
      collection: 'files',
      data: { title: 'A' },
      ...(await asset('first-hour-card.pdf', 'application/pdf')),
    });
    const captions = await cms.payload.create({
      collection: 'captions',
      data: {},
      ...(await asset('incident-timeline.en.vtt', 'text/vtt')),
    });
    expect(await listUnused()).toEqual(
      expect.arrayContaining([shown('files', file.id), shown('captions', captions.id)]),
    );
    await createNode(cms.payload, 'resource', { title: 'A paper', asset: file.id });
    const rows = [{ language: 'en', label: 'English', file: captions.id }];
    const video = await cms.payload.create({
      collection: 'videos',
      data: { title: 'A', captions: rows },
      ...(await asset('incident-timeline.mp4', 'video/mp4')),
    });
    const unused = await listUnused();
    expect(unused).toContainEqual(shown('videos', video.id));
    expect(unused).not.toContainEqual(shown('files', file.id));
    expect(unused).not.toContainEqual(shown('captions', captions.id));
  });

  it('C-4 are also what only older revisions show, and say so', async () => {
    const [first, second] = [await createImage(), await createImage()];
    const { id } = await page({
      picture: image(first),
      sections: [{ blockType: 'featured_text', heading: 'A', picture: image(first) }],
    });
    const data = { ...PUBLISHED, picture: image(second), sections: [] };
    await cms.payload.update({ collection: 'page', id, data: data as never });
    const unused = await listUnused();
    expect(unused.find((medium) => medium.collection === 'images' && medium.id === first)).toMatchObject({
      isInOldRevisions: true,
    });
    expect(unused).not.toContainEqual(shown('images', second));
  });
});

describe('removal of unused media', () => {
  const remove = (who: Staff, ...media: { collection: string; id: number }[]) =>
    who.post('/api/unused-media/remove', { media });

  it('C-4 C-13 moves the chosen ones to the trash, where they keep their files', async () => {
    const [first, second] = [await createImage(), await createImage()];
    const { filename } = await cms.payload.findByID({ collection: 'images', id: first });
    expect(await listMedia()).toContain(`images/${filename}`);
    const { status, body } = await remove(editor, { collection: 'images', id: first });
    expect([status, body]).toEqual([200, { removed: [{ collection: 'images', id: first }], kept: [] }]);
    const unused = await listUnused();
    expect(unused).not.toContainEqual(shown('images', first));
    expect(unused).toContainEqual(shown('images', second));
    expect(await listMedia()).toContain(`images/${filename}`);
    const { docs } = (await editor.get('/api/images?trash=true&where[deletedAt][exists]=true')).body;
    expect(docs).toContainEqual(expect.objectContaining({ id: first }));
  });

  it('C-4 keeps what came into use meanwhile, and says so; the others go', async () => {
    const [used, unused] = [await createImage(), await createImage()];
    expect(await listUnused()).toContainEqual(shown('images', used));
    await cms.payload.create({
      collection: 'page',
      draft: true,
      data: { title: 'A draft', moderation: 'draft', picture: image(used) } as never,
    });
    const { body } = await remove(
      editor,
      { collection: 'images', id: used },
      { collection: 'images', id: unused },
      { collection: 'images', id: 99_999 },
    );
    expect(body.removed).toEqual([{ collection: 'images', id: unused }]);
    expect(body.kept).toEqual([
      { collection: 'images', id: used, reason: 'It came into use meanwhile.' },
      { collection: 'images', id: 99_999, reason: 'It is not there any more.' },
    ]);
    expect(await cms.payload.findByID({ collection: 'images', id: used })).toMatchObject({ id: used });
  });

  it('C-11 is for those who publish', async () => {
    const id = await createImage();
    expect((await author.get('/api/unused-media')).status).toBe(403);
    expect((await remove(author, { collection: 'images', id })).status).toBe(403);
    expect((await send('GET', '/api/unused-media')).status).toBe(403);
    expect(
      (await send('POST', '/api/unused-media/remove', { media: [{ collection: 'images', id }] })).status,
    ).toBe(403);
    expect(await listUnused()).toContainEqual(shown('images', id));
  });

  it.each([
    {},
    { media: [] },
    { media: [{ collection: 'users', id: 1 }] },
    { media: [{ collection: 'images', id: '1' }] },
  ])('C-4 of %j is refused', async (body) => {
    const response = await editor.post('/api/unused-media/remove', body);
    expect([response.status, response.body.errors[0].message]).toEqual([
      400,
      expect.stringContaining('Say which media'),
    ]);
  });
});
