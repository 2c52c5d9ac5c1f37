import type { ParagraphKind } from '@keelstone/content/paragraphs/paragraphs.model.ts';
import type { BlockSample, Speech, Targets } from './block-targets.fixture.ts';

const url = (title: string) => ({ to: 'url', title, url: '/search' });
const shownUrl = (title: string) => ({ title, url: '/search' });

/** A kind that `npm run new` makes has a test of its own for its projection instead. */
export const SAMPLED_PARAGRAPHS = [
  'banners',
  'cards',
  'media',
  'quotes',
  'related_events',
  'related_resources',
  'summaries',
  'text_lists',
] as const satisfies readonly ParagraphKind[];

/** Every kind of paragraph with all fields filled in, in one language. */
export function paragraphSamples(
  { language, say, titleOf }: Speech,
  targets: Targets,
): Record<(typeof SAMPLED_PARAGRAPHS)[number], BlockSample> {
  const { ids } = targets;
  const image = { relationTo: 'images', value: targets.image };
  const svg = { relationTo: 'svgs', value: targets.svg };
  const heading = say('Heading');
  return {
    banners: {
      data: { banners: [{ heading, text: say('Text'), link: url(say('Go')), picture: image }] },
      shown: {
        banners: [{ heading, text: say('Text'), link: shownUrl(say('Go')), picture: { kind: 'image' } }],
      },
    },
    cards: {
      data: { heading, cards: [{ heading: say('Card'), text: say('Text'), media: svg }] },
      shown: {
        heading,
        cards: [{ heading: say('Card'), text: say('Text'), link: null, media: { kind: 'svg' } }],
      },
    },
    media: {
      data: { items: [{ media: { relationTo: 'files', value: targets.file }, caption: say('Caption') }] },
      shown: { items: [{ media: { kind: 'file' }, caption: say('Caption') }] },
    },
    quotes: {
      data: {
        quotes: [
          { source: 'testimonial', testimonial: ids.testimonial },
          {
            source: 'words',
            quote: say('It holds'),
            person: 'Imani Okafor',
            role: say('Director'),
            organisation: 'Port of Aune',
            logo: svg,
            caseStudy: ids.case_study,
          },
        ],
      },
      shown: {
        quotes: [
          { quote: language === 'en' ? 'It works.' : 'Es wirkt.', person: null },
          {
            quote: say('It holds'),
            person: 'Imani Okafor',
            role: say('Director'),
            organisation: 'Port of Aune',
            logo: { kind: 'svg' },
            caseStudy: { title: titleOf('case_study') },
          },
        ],
      },
    },
    related_events: {
      data: { heading, events: [ids.event], fillUpTo: 4 },
      shown: { heading, events: [{ title: titleOf('event') }], fillUpTo: 4 },
    },
    related_resources: {
      data: { heading, resources: [ids.resource], fillUpTo: 0 },
      shown: { heading, resources: [{ title: titleOf('resource') }], fillUpTo: 0 },
    },
    summaries: {
      data: { heading, items: [{ heading: say('What'), text: say('Why'), link: url(say('Go')) }] },
      shown: { heading, items: [{ heading: say('What'), text: say('Why'), link: shownUrl(say('Go')) }] },
    },
    text_lists: {
      data: {
        lists: [{ heading, style: 'terms', items: [{ title: say('Reserve'), text: say('Meaning') }] }],
      },
      shown: {
        lists: [{ heading, style: 'terms', items: [{ title: say('Reserve'), text: say('Meaning') }] }],
      },
    },
  };
}
