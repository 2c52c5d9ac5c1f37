import type { SectionKind } from '@keelstone/content/sections/sections.model.ts';
import { type BlockSample, type Speech, shownRich, type Targets } from './block-targets.fixture.ts';

const url = (title: string) => ({ to: 'url', title, url: '/search' });
const shownUrl = (title: string) => ({ title, url: '/search' });

const ADDRESS = {
  organisation: 'Keelstone GmbH',
  street: 'Am Sandtorkai 30',
  postalCode: '20457',
  city: 'Hamburg',
};

/** A kind that `npm run new` makes has a test of its own for its projection instead. */
export const SAMPLED_SECTIONS = [
  'accordion',
  'basic',
  'card_grid',
  'endorsement_bar',
  'featured_text',
  'form_bar',
  'headline',
  'links_list',
  'location_grid',
  'media',
  'product_suite_explorer',
  'summary_content',
  'summary_resources',
  'tabbed_billboard',
] as const satisfies readonly SectionKind[];

/** Every kind of section with all fields filled in, in one language. */
export function sectionSamples(
  { language, say, rich, titleOf }: Speech,
  targets: Targets,
): Record<(typeof SAMPLED_SECTIONS)[number], BlockSample> {
  const { ids } = targets;
  const image = { relationTo: 'images', value: targets.image };
  const svg = { relationTo: 'svgs', value: targets.svg };
  const heading = say('Heading');
  const paragraphs = [
    { blockType: 'text_lists', lists: [{ style: 'steps', items: [{ text: say('Step') }] }] },
  ];
  const shownParagraphs = [
    { kind: 'text_lists', lists: [{ style: 'steps', items: [{ text: say('Step') }] }] },
  ];
  return {
    accordion: {
      data: {
        heading,
        allowsSeveralOpen: true,
        items: [
          { title: say('What does it cost'), body: rich('Answer'), paragraphs },
          { title: say('How long'), body: rich('Other answer'), isDisabled: true },
        ],
      },
      shown: {
        heading,
        allowsSeveralOpen: true,
        allowsAllClosed: false,
        items: [
          {
            anchor: `what-does-it-cost-${language}`,
            title: say('What does it cost'),
            body: shownRich(say('Answer')),
            paragraphs: shownParagraphs,
          },
          { anchor: `how-long-${language}`, title: say('How long'), paragraphs: [], isDisabled: true },
        ],
      },
    },
    basic: {
      data: { body: rich('Body'), paragraphs },
      shown: { body: shownRich(say('Body')), paragraphs: shownParagraphs },
    },
    card_grid: {
      data: {
        heading,
        cards: [{ heading: say('Card'), text: say('Text'), link: url(say('Go')), media: image }],
      },
      shown: {
        heading,
        cards: [
          {
            heading: say('Card'),
            text: say('Text'),
            link: shownUrl(say('Go')),
            media: { kind: 'image', width: 1000 },
          },
        ],
      },
    },
    endorsement_bar: {
      data: { heading, items: [{ name: 'ISO', logo: svg, url: 'https://iso.example' }, { name: 'TÜV' }] },
      shown: {
        heading,
        items: [
          { name: 'ISO', logo: { kind: 'svg' }, url: 'https://iso.example' },
          { name: 'TÜV', logo: null, url: null },
        ],
      },
    },
    featured_text: {
      data: { heading, body: rich('Body'), picture: image, link: url(say('Go')) },
      shown: {
        heading,
        body: shownRich(say('Body')),
        picture: { kind: 'image' },
        link: shownUrl(say('Go')),
      },
    },
    form_bar: {
      data: { heading, text: say('Text'), form: targets.form },
      shown: {
        heading,
        text: say('Text'),
        form: { id: targets.form, fields: [{ kind: 'email', name: 'email' }] },
      },
    },
    headline: {
      data: { kicker: say('Kicker'), heading, text: say('Text') },
      shown: { kicker: say('Kicker'), heading, text: say('Text') },
    },
    links_list: {
      data: {
        heading,
        links: [
          { to: 'node', node: { relationTo: 'article', value: ids.article }, description: say('Why') },
          url(say('Search')),
          { to: 'dialog', dialog: targets.dialog, title: say('Read') },
        ],
      },
      shown: {
        heading,
        links: [
          { title: titleOf('article'), description: say('Why') },
          { ...shownUrl(say('Search')), description: null },
          { title: say('Read'), url: `#dialog-${targets.dialog}` },
        ],
      },
    },
    location_grid: {
      data: {
        heading,
        showsMap: true,
        locations: [
          {
            name: say('Hamburg'),
            address: { ...ADDRESS, country: say('Germany') },
            phone: '+49 40 66969 140',
            email: 'hamburg@keelstone.example',
            latitude: 53.5436,
            longitude: 9.9966,
            isMain: true,
          },
          { name: say('Nowhere'), address: { ...ADDRESS, country: say('Germany') } },
        ],
      },
      shown: {
        heading,
        showsMap: true,
        locations: [
          {
            name: say('Hamburg'),
            address: { ...ADDRESS, country: say('Germany') },
            phone: '+49 40 66969 140',
            email: 'hamburg@keelstone.example',
            coordinates: { latitude: 53.5436, longitude: 9.9966 },
            isMain: true,
          },
          { name: say('Nowhere'), phone: null, email: null, coordinates: null, isMain: false },
        ],
      },
    },
    media: {
      data: {
        heading,
        layout: 'gallery',
        items: [
          { media: image, caption: say('Caption') },
          { media: svg },
          { media: { relationTo: 'files', value: targets.file } },
          { media: { relationTo: 'remote_videos', value: targets.film } },
        ],
      },
      shown: {
        heading,
        layout: 'gallery',
        items: [
          { media: { kind: 'image' }, caption: say('Caption') },
          { media: { kind: 'svg' }, caption: null },
          { media: { kind: 'file' }, caption: null },
          { media: { kind: 'remote_video', provider: 'vimeo' }, caption: null },
        ],
      },
    },
    product_suite_explorer: {
      data: { heading, text: say('Text'), suites: [ids.product_suite] },
      shown: {
        heading,
        text: say('Text'),
        suites: [
          {
            suite: { title: titleOf('product_suite') },
            accent: 'rust',
            products: [{ title: titleOf('product_detail') }],
          },
        ],
      },
    },
    summary_content: {
      data: { heading, nodes: [{ relationTo: 'event', value: ids.event }] },
      shown: { heading, nodes: [{ type: 'event', title: titleOf('event') }] },
    },
    summary_resources: {
      data: { heading, resources: [ids.resource] },
      shown: { heading, resources: [{ title: titleOf('resource') }] },
    },
    tabbed_billboard: {
      data: {
        heading,
        tabs: [
          {
            label: say('Claims'),
            heading: say('Quicker'),
            body: rich('Body'),
            picture: image,
            link: url(say('Go')),
            paragraphs,
          },
          { label: say('Audit'), heading: say('Calmer'), body: rich('Other') },
        ],
      },
      shown: {
        heading,
        tabs: [
          {
            anchor: `claims-${language}`,
            label: say('Claims'),
            heading: say('Quicker'),
            body: shownRich(say('Body')),
            picture: { kind: 'image' },
            link: shownUrl(say('Go')),
            paragraphs: shownParagraphs,
          },
          { label: say('Audit'), picture: null, link: null, paragraphs: [] },
        ],
      },
    },
  };
}
