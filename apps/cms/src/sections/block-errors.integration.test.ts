import { oneParagraph } from '@keelstone/editing/projection/rich-text/rich-text.fixture.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { PUBLISHED } from '../publishing/published-content.fixture.ts';
import { startCms } from '../test-cms.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;

const body = oneParagraph('Words.');
const tab = { label: 'Tab', heading: 'Tab', body };
const address = { organisation: 'K', street: 'S 1', postalCode: '1', city: 'C', country: 'D' };
const location = (more: Record<string, unknown>) => ({ name: 'Here', address, ...more });
const many = <T>(count: number, row: T) => Array.from({ length: count }, () => row);
const card = { heading: 'Card' };
const link = { to: 'url', url: '/search' };

type InvalidBlock = [
  what: string,
  kind: string,
  fields: Record<string, unknown>,
  field: string,
  reason: RegExp,
];

const INVALID_SECTIONS: InvalidBlock[] = [
  ['without items', 'accordion', { items: [] }, 'items', /has nothing to open.* Add 1\./],
  ['with an item without a title', 'accordion', { items: [{ body }] }, 'items.0.title', /required/],
  ['with an item without a text', 'accordion', { items: [{ title: 'T' }] }, 'items.0.body', /required/],
  [
    'with a name in links that cannot stand in one',
    'accordion',
    { items: [{ title: 'T', body, anchor: 'Two Words' }] },
    'items.0.anchor',
    /small letters/,
  ],
  [
    'with two items of one name in links',
    'accordion',
    { items: many(2, { title: 'T', body, anchor: 'same' }) },
    'items.1.anchor',
    /called "same" too/,
  ],
  ['with one tab', 'tabbed_billboard', { tabs: [tab] }, 'tabs', /at least two tabs.* Add 1 more\./],
  ['with nine tabs', 'tabbed_billboard', { tabs: many(9, tab) }, 'tabs', /room for 8 tabs/],
  [
    'with a tab without a label',
    'tabbed_billboard',
    { tabs: [tab, { heading: 'H', body }] },
    'tabs.1.label',
    /required/,
  ],
  ['with thirteen cards', 'card_grid', { cards: many(13, card) }, 'cards', /room for 12 cards/],
  ['without cards', 'card_grid', { cards: [] }, 'cards', /nothing to show/],
  ['without names', 'endorsement_bar', {}, 'items', /nobody vouches/],
  [
    'with an address that runs script',
    'endorsement_bar',
    { items: [{ name: 'N', url: 'javascript:alert(1)' }] },
    'items.0.url',
    /begins with https/,
  ],
  ['without locations', 'location_grid', {}, 'locations', /nowhere to find us/],
  [
    'with a latitude beyond the pole',
    'location_grid',
    { locations: [location({ latitude: 90.5, longitude: 9 })] },
    'locations.0.latitude',
    /from −90 to 90/,
  ],
  [
    'with a longitude beyond the globe',
    'location_grid',
    { locations: [location({ latitude: 53, longitude: -181 })] },
    'locations.0.longitude',
    /from −180 to 180/,
  ],
  [
    'with half a place',
    'location_grid',
    { locations: [location({ latitude: 53 })] },
    'locations.0.longitude',
    /Give the longitude too/,
  ],
  [
    'with two main offices',
    'location_grid',
    { locations: many(2, location({ isMain: true })) },
    'locations.1.isMain',
    /Only one/,
  ],
  [
    'with a map of nothing',
    'location_grid',
    { showsMap: true, locations: [location({})] },
    'showsMap',
    /nothing to draw/,
  ],
  [
    'with a telephone number in words',
    'location_grid',
    { locations: [location({ phone: 'ask at the desk' })] },
    'locations.0.phone',
    /digits/,
  ],
  [
    'with a broken e-mail address',
    'location_grid',
    { locations: [location({ email: 'nobody' })] },
    'locations.0.email',
    /valid email/,
  ],
  [
    'without a town',
    'location_grid',
    { locations: [{ name: 'Here', address: { ...address, city: '' } }] },
    'locations.0.address.city',
    /required/,
  ],
  ['without suites', 'product_suite_explorer', { suites: [] }, 'suites', /required/],
  ['without a form', 'form_bar', { heading: 'H' }, 'form', /required/],
  ['without a heading', 'form_bar', {}, 'heading', /required/],
  ['without links', 'links_list', {}, 'links', /needs a link/],
  ['with a link to no page', 'links_list', { links: [{ to: 'node' }] }, 'links.0.node', /required/],
  [
    'with a link to no address',
    'links_list',
    { links: [{ to: 'url', title: 'T' }] },
    'links.0.url',
    /Say where the link leads/,
  ],
  ['without items', 'media', { layout: 'wide' }, 'items', /nothing to show/],
  ['with an item of nothing', 'media', { items: [{ caption: 'C' }] }, 'items.0.media', /required/],
  ['in a layout that there is not', 'media', { layout: 'tall' }, 'layout', /invalid/],
];

const INVALID_PARAGRAPHS: InvalidBlock[] = [
  ['without a banner', 'banners', {}, 'banners', /nothing to show/],
  ['with five', 'banners', { banners: many(5, card) }, 'banners', /room for 4 banners/],
  ['without a heading', 'cards', { cards: [{}] }, 'cards.0.heading', /required/],
  ['without media', 'media', {}, 'items', /nothing to show/],
  ['of nobody', 'quotes', { quotes: [{}] }, 'quotes.0.testimonial', /Choose a testimonial/],
  [
    'without words',
    'quotes',
    { quotes: [{ source: 'words', person: 'P' }] },
    'quotes.0.quote',
    /Write what was said/,
  ],
  [
    'without a person',
    'quotes',
    { quotes: [{ source: 'words', quote: 'Q', person: ' ' }] },
    'quotes.0.person',
    /Say who said it/,
  ],
  ['filled up beyond twelve', 'related_events', { fillUpTo: 13 }, 'fillUpTo', /from 0 to 12/],
  ['filled up by halves', 'related_resources', { fillUpTo: 2.5 }, 'fillUpTo', /whole number/],
  ['without an item', 'summaries', { items: [] }, 'items', /nothing to show/],
  [
    'that lead nowhere',
    'summaries',
    { items: [{ heading: 'H', link: { to: 'node' } }] },
    'items.0.link.node',
    /required/,
  ],
  ['without a heading', 'summaries', { items: [{ link }] }, 'items.0.heading', /required/],
  ['without a list', 'text_lists', {}, 'lists', /nothing to read/],
  [
    'of words without the word',
    'text_lists',
    {
      lists: [
        { style: 'bullets', items: [{ text: 'A' }] },
        { style: 'terms', items: [{ text: 'B' }] },
      ],
    },
    'lists.1.items.0.title',
    /this is the word/,
  ],
];

const publish = (sections: Record<string, unknown>[]) =>
  payload.create({
    collection: 'page',
    locale: 'en',
    data: { ...PUBLISHED, title: 'Faulty', sections } as never,
  });
const error = (path: string, message: RegExp) => ({
  data: {
    errors: expect.arrayContaining([
      { label: expect.any(String), path, message: expect.stringMatching(message) },
    ]),
  },
});

describe('an invalid section', () => {
  it.each(INVALID_SECTIONS)('C-5 %s (%s) is refused, naming the field and the reason', async (_, ...rest) => {
    const [kind, fields, field, reason] = rest;
    await expect(publish([{ blockType: kind, ...fields }])).rejects.toMatchObject(
      error(`sections.0.${field}`, reason),
    );
  });
});

describe('an invalid paragraph', () => {
  it.each(INVALID_PARAGRAPHS)(
    'C-5 %s (%s) is refused, naming the field and the reason',
    async (_, ...rest) => {
      const [kind, fields, field, reason] = rest;
      const paragraphs = [{ blockType: kind, ...fields }];
      const holders = [
        { blockType: 'basic', body, paragraphs },
        { blockType: 'accordion', items: [{ title: 'T', body, paragraphs }] },
      ];
      const refusal = expect(publish(holders)).rejects;
      await refusal.toMatchObject(error(`sections.0.paragraphs.0.${field}`, reason));
      await expect(publish(holders)).rejects.toMatchObject(
        error(`sections.1.items.0.paragraphs.0.${field}`, reason),
      );
    },
  );

  it('C-5 nine of them are too many for one section', async () => {
    const paragraphs = many(9, { blockType: 'related_events', fillUpTo: 1 });
    await expect(publish([{ blockType: 'basic', body, paragraphs }])).rejects.toMatchObject(
      error('sections.0.paragraphs', /no more than 8/),
    );
  });

  it('C-5 nothing of a refused page is saved', async () => {
    const { totalDocs } = await payload.count({ collection: 'page' });
    expect(totalDocs).toBe(0);
  });
});
