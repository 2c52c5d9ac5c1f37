import { CONTENT_TYPES, type ContentType, parsePublishedNode } from '@keelstone/model';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writePdf } from '../demo/write-pdf.ts';
import { type CmsUnderTest, startCms } from '../test-cms.ts';
import { oneParagraph } from './rich-text.fixture.ts';

let cms: CmsUnderTest;
let payload: Payload;
const published = { created: '2026-01-05T09:00:00Z', moderation: 'draft', _status: 'published' } as const;
const ids = {} as Record<
  'term' | 'resourceType' | 'icon' | 'image' | 'file' | 'colour' | ContentType,
  number
>;

const upload = (name: string, mimetype: string, data: Buffer) => ({
  file: { name, mimetype, data, size: data.length },
});

beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
  const { default: sharp } = await import('sharp');
  const picture = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#c8451b' } })
    .png()
    .toBuffer();
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path d="M0 0h24"/></svg>',
  );
  const pdf = await writePdf('Paper', 'Words.');
  ids.icon = (
    await payload.create({
      collection: 'svgs',
      data: { alt: 'Icon' },
      ...upload('icon.svg', 'image/svg+xml', svg),
    })
  ).id;
  ids.image = (
    await payload.create({
      collection: 'images',
      data: { alt: 'Rust' },
      ...upload('Rust Field.png', 'image/png', picture),
    })
  ).id;
  ids.file = (
    await payload.create({
      collection: 'files',
      data: { title: 'Paper' },
      ...upload('paper.pdf', 'application/pdf', pdf),
    })
  ).id;
  ids.term = (await payload.create({ collection: 'tags', data: { label: 'Term' } })).id;
  ids.colour = (
    await payload.create({ collection: 'brand_colors', data: { label: 'Rust', accent: 'rust' } })
  ).id;
  ids.resourceType = (
    await payload.create({
      collection: 'resource_type',
      data: { label: 'Paper', linkText: 'Read', icon: ids.icon },
    })
  ).id;
});
afterAll(() => cms?.stop());

/** What a type cannot be published without. */
const required: Partial<Record<ContentType, Record<string, unknown>>> = {
  event: { startsAt: '2026-03-01T09:00:00Z', timeZone: 'Europe/Berlin' },
  testimonial: { quote: 'It works.' },
};

/** Every field a type has, and what visitors get of it. Types come in an order in which each finds what it shows. */
const full: Record<ContentType, () => { data: Record<string, unknown>; shown: Record<string, unknown> }> = {
  person: () => ({
    data: { role: 'Auditor', portrait: ids.image, links: [{ title: 'Talks', url: 'https://example.com' }] },
    shown: {
      role: 'Auditor',
      portrait: { alt: 'Rust', width: 1000 },
      picture: { alt: 'Rust' },
      links: [{ title: 'Talks' }],
    },
  }),
  product_suite: () => ({ data: { accent: ids.colour }, shown: { accent: 'rust', products: [] } }),
  product_detail: () => ({
    data: { suite: ids.product_suite, capabilities: [{ title: 'Intake', text: 'Quick.' }] },
    shown: { suite: { type: 'product_suite' }, capabilities: [{ title: 'Intake', text: 'Quick.' }] },
  }),
  platform: () => ({
    data: { products: [ids.product_detail] },
    shown: { products: [{ type: 'product_detail' }] },
  }),
  solution: () => ({
    data: { products: [ids.product_detail] },
    shown: { products: [{ type: 'product_detail' }] },
  }),
  article: () => ({
    data: { authors: [ids.person], publishedAt: '2026-02-01T00:00:00Z' },
    shown: { authors: [{ type: 'person' }], publishedAt: 1769904000, excerpt: 'The body.' },
  }),
  case_study: () => ({
    data: { customer: 'Klinikum', results: [{ figure: '38 %', meaning: 'fewer falls' }] },
    shown: {
      customer: 'Klinikum',
      results: [{ figure: '38 %', meaning: 'fewer falls' }],
      excerpt: 'The summary.',
    },
  }),
  event: () => ({
    data: {
      ...required.event,
      endsAt: '2026-03-01T11:00:00Z',
      place: 'Hamburg',
      onlineUrl: 'https://a.example',
      registrationUrl: 'https://b.example',
    },
    shown: {
      startsAt: 1772355600,
      endsAt: 1772362800,
      place: 'Hamburg',
      timeZone: 'Europe/Berlin',
      onlineUrl: 'https://a.example',
    },
  }),
  resource: () => ({
    data: { resourceTypes: [ids.resourceType], asset: ids.file, linksToAsset: true },
    shown: {
      resourceTypes: [
        {
          label: 'Paper',
          linkText: 'Read',
          iconUrl: expect.stringMatching(/^\/media\/svgs\/icon-\w{8}\.svg$/),
        },
      ],
      asset: {
        title: 'Paper',
        mimeType: 'application/pdf',
        url: expect.stringMatching(/^\/media\/files\/paper-\w{8}\.pdf$/),
      },
      linksToAsset: true,
      excerpt: 'The body.',
    },
  }),
  testimonial: () => ({
    data: {
      ...required.testimonial,
      person: 'Greta',
      role: 'Director',
      organisation: 'Rail',
      logo: { relationTo: 'svgs', value: ids.icon },
      caseStudy: ids.case_study,
    },
    shown: { quote: 'It works.', person: 'Greta', logo: { kind: 'svg' }, caseStudy: { type: 'case_study' } },
  }),
  page: () => ({
    data: {
      sections: [
        { blockType: 'headline', kicker: 'New', heading: 'Head', text: 'Text' },
        { blockType: 'basic', body: oneParagraph('Basic') },
        {
          blockType: 'featured_text',
          heading: 'Featured',
          body: oneParagraph('F'),
          picture: { relationTo: 'images', value: ids.image },
          link: { to: 'url', title: 'Go', url: '/search' },
        },
        {
          blockType: 'card_grid',
          heading: 'Cards',
          cards: [
            {
              heading: 'Card',
              text: 'C',
              link: { to: 'node', node: { relationTo: 'article', value: ids.article } },
            },
          ],
        },
        { blockType: 'summary_content', nodes: [{ relationTo: 'event', value: ids.event }] },
        { blockType: 'summary_resources', resources: [ids.resource] },
        { blockType: 'basic' },
      ],
    },
    shown: {
      sections: [
        { kind: 'headline', kicker: 'New', heading: 'Head', text: 'Text' },
        { kind: 'basic', body: [{ kind: 'paragraph' }] },
        { kind: 'featured_text', picture: { kind: 'image' }, link: { title: 'Go', url: '/search' } },
        {
          kind: 'card_grid',
          cards: [{ heading: 'Card', link: { title: 'A full article', url: '/articles/a-full-article' } }],
        },
        { kind: 'summary_content', nodes: [{ type: 'event' }] },
        { kind: 'summary_resources', resources: [{ type: 'resource' }] },
      ],
    },
  }),
  landing_page: () => ({
    data: { sections: [{ blockType: 'headline', heading: 'Offer' }] },
    shown: { sections: [{ heading: 'Offer' }] },
  }),
  overview_page: () => ({
    data: { listedType: 'article', children: [{ relationTo: 'page', value: ids.page }] },
    shown: { listedType: 'article', children: [{ type: 'page' }] },
  }),
};

const create = (type: ContentType, data: Record<string, unknown>) =>
  payload.create({ collection: type, locale: 'en', data: { ...published, ...data } as never });

describe('projection', () => {
  it.each(CONTENT_TYPES)('C-1 publishes a %s that has a title and no more than it must', async (type) => {
    const { nid } = await create(type, { title: `A bare ${type}`, ...required[type] });
    const [row] = await cms.publishedNodes(nid);
    expect(parsePublishedNode(row?.node)).toEqual(row?.node);
    expect(row?.node).toMatchObject({
      type,
      nid,
      archived: false,
      created: 1767603600,
      body: [],
      picture: null,
    });
  });

  it.each(Object.keys(full) as ContentType[])(
    'C-1 C-2 publishes a %s with everything in it',
    async (type) => {
      const { data, shown } = full[type]();
      const text = {
        title: `A full ${type.replaceAll('_', ' ')}`,
        body: oneParagraph('The body.'),
        tags: [ids.term],
      };
      const summary = type === 'article' || type === 'resource' ? {} : { summary: 'The summary.' };
      const { id, nid } = await create(type, { ...text, ...summary, ...data });
      ids[type] = id;
      const [row] = await cms.publishedNodes(nid);
      expect(row?.node).toMatchObject({
        tags: [{ id: ids.term, label: 'Term' }],
        body: [{ kind: 'paragraph' }],
        ...shown,
      });
    },
  );

  it('C-4 a picture brings its renditions, in ascending width, none wider than it is', async () => {
    const { nid } = await create('page', {
      title: 'Pictured',
      picture: { relationTo: 'images', value: ids.image },
    });
    const [row] = await cms.publishedNodes(nid);
    const picture = row?.node.picture;
    expect(picture).toMatchObject({
      kind: 'image',
      url: expect.stringMatching(/^\/media\/images\/rust-field-\w{8}\.png$/),
    });
    const renditions = picture?.kind === 'image' ? picture.renditions : [];
    expect(renditions.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['avif', 480, 240],
      ['webp', 480, 240],
      ['avif', 960, 480],
      ['webp', 960, 480],
    ]);
    expect(row?.shows).toContain(`media:images:${ids.image}`);
  });

  it('C-9 an editor is told what is missing, and nothing is saved', async () => {
    await expect(create('event', { title: 'No date' })).rejects.toMatchObject({
      data: { errors: [{ path: 'startsAt' }] },
    });
    const { totalDocs } = await payload.count({
      collection: 'event',
      where: { title: { equals: 'No date' } },
    });
    expect(totalDocs).toBe(0);
  });
});

describe('uploads', () => {
  it('C-4 refuse an SVG that could run script, and keep no file of it', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    const attempt = payload.create({
      collection: 'svgs',
      data: {},
      ...upload('evil.svg', 'image/svg+xml', svg),
    });
    await expect(attempt).rejects.toThrow(/event handler/);
  });

  it.each([
    ['program.pdf', 'application/pdf', 'MZ\u0090\u0000'],
    ['page.pdf', 'application/pdf', '<html><script>alert(1)</script>'],
    ['page.html', 'text/html', '<html>'],
    ['table.zip', 'application/zip', 'not a zip'],
  ])('C-4 refuse %s as %s when something else is in it', async (name, mimetype, content) => {
    const attempt = payload.create({
      collection: 'files',
      data: { title: 'x' },
      ...upload(name, mimetype, Buffer.from(content, 'latin1')),
    });
    await expect(attempt).rejects.toMatchObject({ status: 400 });
  });

  it('C-4 refuse an image without words for those who cannot see it', async () => {
    const { default: sharp } = await import('sharp');
    const data = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const attempt = payload.create({
      collection: 'images',
      data: { alt: '' },
      ...upload('a.png', 'image/png', data),
    });
    await expect(attempt).rejects.toMatchObject({ data: { errors: [{ path: 'alt' }] } });
  });
});
