import type { RichText } from '@keelstone/model/rich-text';
import { sampleForm, sampleImage, sampleQuote, sampleReference } from '@keelstone/model/samples';
import { describe, expect, it } from 'vitest';
import type { Paragraph, ParagraphKind } from '../paragraphs/paragraphs.model.ts';
import type { Section, SectionKind } from './sections.model.ts';
import { sectionToPlainText } from './sections.model.ts';

const rich = (text: string): RichText => [{ kind: 'paragraph', children: [{ kind: 'text', text }] }];
const link = { title: 'Link words', url: '/unsaid' };
const card = { heading: 'Card heading', text: 'Card text', link, media: sampleImage({ alt: 'unsaid' }) };
const unsaid = sampleReference({ title: 'unsaid', excerpt: 'unsaid' });
const recording = {
  id: 1,
  url: '/unsaid',
  title: 'Recording title',
  seconds: 90,
  transcript: ['First words', 'Second words'],
};

// A kind that `npm run new` makes has a test of its own for its text.
const paragraphs = {
  banners: [
    {
      kind: 'banners',
      id: '1',
      banners: [{ heading: 'Banner heading', text: null, link: null, picture: null }],
    },
    ['Banner heading'],
  ],
  cards: [
    { kind: 'cards', id: '1', heading: 'Cards', cards: [card] },
    ['Cards', 'Card heading', 'Card text'],
  ],
  media: [
    {
      kind: 'media',
      id: '1',
      items: [
        { media: sampleImage({ alt: 'unsaid' }), caption: 'Image caption' },
        {
          media: {
            kind: 'remote_video',
            ...recording,
            provider: 'vimeo',
            videoId: '1',
            watchUrl: '/',
            poster: null,
          },
          caption: null,
        },
      ],
    },
    ['Image caption', 'Recording title', 'First words', 'Second words'],
  ],
  related_events: [
    { kind: 'related_events', id: '1', heading: 'Events', events: [unsaid], fillUpTo: 3 },
    ['Events'],
  ],
  related_resources: [
    { kind: 'related_resources', id: '1', heading: 'Resources', resources: [unsaid], fillUpTo: 0 },
    ['Resources'],
  ],
  quotes: [
    { kind: 'quotes', id: '1', quotes: [sampleQuote({ quote: 'Said once', role: null })] },
    ['Said once', 'Greta Halvorsen', 'Fjordlinje Rail'],
  ],
  text_lists: [
    {
      kind: 'text_lists',
      id: '1',
      lists: [{ heading: 'Terms', style: 'terms', items: [{ title: 'Reserve', text: 'Money set aside' }] }],
    },
    ['Terms', 'Reserve', 'Money set aside'],
  ],
  summaries: [
    {
      kind: 'summaries',
      id: '1',
      heading: null,
      items: [{ heading: 'Elsewhere', text: 'Why one would go', link }],
    },
    ['Elsewhere', 'Why one would go'],
  ],
} satisfies { [K in ParagraphKind]?: [Extract<Paragraph, { kind: K }>, string[]] };
const banners = [paragraphs.banners[0]];

const sections = {
  basic: [
    { kind: 'basic', id: '1', body: rich('Body words'), paragraphs: banners },
    ['Body words', 'Banner heading'],
  ],
  accordion: [
    {
      kind: 'accordion',
      id: '1',
      heading: 'Questions',
      items: [{ anchor: 'unsaid', title: 'Who calls?', body: rich('You do'), paragraphs: banners }],
      allowsSeveralOpen: false,
      allowsAllClosed: false,
      ignoresAddress: false,
      addsToHistory: false,
    },
    ['Questions', 'Who calls?', 'You do', 'Banner heading'],
  ],
  card_grid: [
    { kind: 'card_grid', id: '1', heading: 'Grid', cards: [card] },
    ['Grid', 'Card heading', 'Card text'],
  ],
  endorsement_bar: [
    {
      kind: 'endorsement_bar',
      id: '1',
      heading: 'Vouched for',
      items: [{ name: 'ISO 22301', logo: null, url: null }],
    },
    ['Vouched for', 'ISO 22301'],
  ],
  featured_text: [
    {
      kind: 'featured_text',
      id: '1',
      heading: 'Feature',
      body: rich('Feature body'),
      picture: null,
      link: null,
    },
    ['Feature', 'Feature body'],
  ],
  location_grid: [
    {
      kind: 'location_grid',
      id: '1',
      heading: 'Where',
      locations: [
        {
          name: 'Hamburg office',
          address: {
            organisation: 'Keelstone GmbH',
            street: 'Am Sandtorkai 27',
            postalCode: '20457',
            city: 'Hamburg',
            country: 'Germany',
          },
          phone: '+49 40 555 0100',
          email: 'unsaid@keelstone.example',
          coordinates: null,
          isMain: true,
        },
      ],
      showsMap: true,
    },
    ['Where', 'Hamburg office', 'Keelstone GmbH', 'Am Sandtorkai 27', '20457 Hamburg', 'Germany'],
  ],
  tabbed_billboard: [
    {
      kind: 'tabbed_billboard',
      id: '1',
      heading: null,
      tabs: [
        {
          anchor: 'unsaid',
          label: 'Intake',
          heading: 'Two minutes',
          body: rich('Four questions'),
          picture: null,
          link,
          paragraphs: banners,
        },
      ],
    },
    ['Intake', 'Two minutes', 'Four questions', 'Banner heading'],
  ],
  product_suite_explorer: [
    {
      kind: 'product_suite_explorer',
      id: '1',
      heading: 'Suites',
      text: 'Eight of them',
      suites: [{ suite: unsaid, accent: 'moss', products: [unsaid] }],
    },
    ['Suites', 'Eight of them'],
  ],
  form_bar: [
    { kind: 'form_bar', id: '1', heading: 'Ask us', text: 'By Friday', form: sampleForm() },
    ['Ask us', 'By Friday'],
  ],
  headline: [
    { kind: 'headline', id: '1', kicker: 'Kicker', heading: 'Head', text: null },
    ['Kicker', 'Head'],
  ],
  links_list: [
    { kind: 'links_list', id: '1', heading: null, links: [{ ...link, description: 'Described' }] },
    ['Link words', 'Described'],
  ],
  media: [
    {
      kind: 'media',
      id: '1',
      heading: 'Recordings',
      layout: 'wide',
      items: [
        {
          media: {
            kind: 'audio',
            ...recording,
            filename: 'unsaid.mp3',
            mimeType: 'audio/mpeg',
            bytes: 1,
            transcript: null,
          },
          caption: 'Heard in March',
        },
      ],
    },
    ['Recordings', 'Recording title', 'Heard in March'],
  ],
  summary_content: [{ kind: 'summary_content', id: '1', heading: 'Read on', nodes: [unsaid] }, ['Read on']],
  summary_resources: [
    { kind: 'summary_resources', id: '1', heading: 'Take along', resources: [unsaid] },
    ['Take along'],
  ],
} satisfies { [K in SectionKind]?: [Extract<Section, { kind: K }>, string[]] };

describe('what is found by search', () => {
  it.each(Object.values(sections))(
    'C-5 the words of a section of kind $kind, and no others',
    (section, lines) => {
      expect(sectionToPlainText(section).split('\n')).toEqual(lines);
    },
  );

  it.each(Object.values(paragraphs))(
    'C-5 the words of a paragraph of kind $kind in a section',
    (paragraph, lines) => {
      const section: Section = { kind: 'basic', id: '1', body: [], paragraphs: [paragraph] };
      expect(sectionToPlainText(section).split('\n')).toEqual(lines);
    },
  );

  it('C-5 nothing from a section that says nothing', () => {
    expect(sectionToPlainText({ kind: 'summary_content', id: '1', heading: null, nodes: [unsaid] })).toBe('');
  });
});
