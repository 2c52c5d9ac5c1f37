import { parsePublishedNode } from '@keelstone/content/types/types.model.ts';
import { oneParagraph } from '@keelstone/editing/projection/rich-text/rich-text.fixture.ts';
import { CONTENT_TYPES, type ContentType } from '@keelstone/model';
import { afterAll, describe, expect, it } from 'vitest';
import { startCms } from '../test-cms.ts';
import { createMedia, createNode, PUBLISHED, REQUIRED } from './published-content.fixture.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const image = (await createMedia(cms.payload)).image;
const tag = (await cms.payload.create({ collection: 'tags', data: { label: 'Term' } })).id;

/** Publishes a node in English, and returns its published form. */
async function publish(type: ContentType, fields: Record<string, unknown>) {
  const { nid } = await createNode(cms.payload, type, fields);
  const [row] = await cms.publishedNodes(nid);
  return { nid, node: row?.node, shows: row?.shows };
}

const FROM_BODY: ContentType[] = ['article', 'resource'];

describe('projection', () => {
  it.each(CONTENT_TYPES)('C-1 publishes a %s that has a title and no more than it must', async (type) => {
    const { nid, node } = await publish(type, { title: `A bare ${type}` });
    expect(parsePublishedNode(node)).toEqual(node);
    const bare = { archived: false, created: 1767603600, body: [], picture: null, sections: [] };
    expect(node).toMatchObject({ type, nid, ...bare });
  });

  it.each(CONTENT_TYPES)('C-2 C-5 publishes text, terms and sections of a %s', async (type) => {
    const { node } = await publish(type, {
      title: `A full ${type}`,
      body: oneParagraph('The body.'),
      ...(FROM_BODY.includes(type) ? {} : { summary: 'The summary.' }),
      tags: [tag],
      sections: [{ blockType: 'headline', heading: 'Offer' }],
    });
    expect(node).toMatchObject({
      excerpt: FROM_BODY.includes(type) ? 'The body.' : 'The summary.',
      body: [{ kind: 'paragraph' }],
      tags: [{ id: tag, label: 'Term' }],
      sections: [{ kind: 'headline', heading: 'Offer' }],
    });
  });

  it('C-4 a picture brings its renditions, in ascending width, none wider than it is', async () => {
    const { node, shows } = await publish('page', {
      title: 'Pictured',
      picture: { relationTo: 'images', value: image },
    });
    const picture = node?.picture;
    expect(picture).toMatchObject({
      kind: 'image',
      url: expect.stringMatching(/^\/media\/images\/rust-field-\w{8}\.png$/),
    });
    const renditions = picture?.kind === 'image' ? picture.renditions : [];
    expect(renditions.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['avif', 160, 80],
      ['webp', 160, 80],
      ['avif', 480, 240],
      ['webp', 480, 240],
      ['avif', 768, 384],
      ['webp', 768, 384],
      ['avif', 960, 480],
      ['webp', 960, 480],
    ]);
    expect(shows).toContain(`media:images:${image}`);
  });

  it('C-1 a testimonial has a portrait of its own, and on cards its picture', async () => {
    const voice = await createNode(cms.payload, 'testimonial', {
      title: 'Pictured voice',
      picture: { relationTo: 'images', value: image },
    });
    const children = [{ relationTo: 'testimonial', value: voice.id }];
    const { node } = await publish('overview_page', { title: 'Voices', children });
    expect(node).toMatchObject({ children: [{ picture: { id: image } }] });
  });

  it('C-9 nothing of it is saved when it cannot be published', async () => {
    const data = { ...PUBLISHED, ...REQUIRED.event, title: 'No date', startsAt: null } as never;
    const attempt = cms.payload.create({ collection: 'event', locale: 'en', data });
    await expect(attempt).rejects.toMatchObject({ data: { errors: [{ path: 'startsAt' }] } });
    const { totalDocs } = await cms.payload.count({
      collection: 'event',
      where: { title: { equals: 'No date' } },
    });
    expect(totalDocs).toBe(0);
  });
});
