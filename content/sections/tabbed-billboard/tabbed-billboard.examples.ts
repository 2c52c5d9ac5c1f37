import type { RichText } from '@keelstone/model';
import { sampleImage, sampleQuote } from '@keelstone/model/samples';
import { LONGEST, textBlock } from '@keelstone/ui/sections/example-texts.ts';
import type { SectionOf } from '../sections.model.ts';

const text = (words: string): RichText => [textBlock(words)];

/** Examples from the minimum an editor may enter to the maximum. */
export const examples: Record<'shortest' | 'typical' | 'longest', SectionOf<'tabbed_billboard'>> = {
  shortest: {
    kind: 'tabbed_billboard',
    id: 'tabbed-billboard-shortest',
    heading: null,
    tabs: ['Now', 'Then'].map((label) => ({
      anchor: label.toLowerCase(),
      label,
      heading: label,
      body: text('Short.'),
      picture: null,
      link: null,
      paragraphs: [],
    })),
  },
  typical: {
    kind: 'tabbed_billboard',
    id: 'tabbed-billboard-typical',
    heading: 'One incident, three desks',
    tabs: [
      {
        anchor: 'on-the-ward',
        label: 'On the ward',
        heading: 'Two minutes, with one hand',
        body: text(
          'Four questions and a photograph. Whoever saw it reports it, before the next patient, without a password.',
        ),
        picture: sampleImage(),
        link: { title: 'See the intake', url: '/products/incident-claims/incident-desk' },
        paragraphs: [],
      },
      {
        anchor: 'in-the-claims-office',
        label: 'In the claims office',
        heading: 'The reserve is set while the facts are warm',
        body: text(
          'The report is the first page of the claim. Nobody types it again, and nobody rings the ward to ask what was meant.',
        ),
        picture: sampleImage({ focalPoint: { x: 90, y: 50 } }),
        link: { title: 'See the claim', url: '/products/incident-claims/claims-desk' },
        paragraphs: [{ kind: 'quotes', id: 'tabbed-billboard-typical-quotes', quotes: [sampleQuote()] }],
      },
      {
        anchor: 'before-the-board',
        label: 'Before the board',
        heading: 'One number, and where it comes from',
        body: text(
          'Every figure opens into the reports it is made of. The question “since when?” has an answer.',
        ),
        picture: null,
        link: null,
        paragraphs: [],
      },
    ],
  },
  longest: {
    kind: 'tabbed_billboard',
    id: 'tabbed-billboard-longest',
    heading: LONGEST,
    tabs: [
      'Betriebsunterbrechungsversicherung',
      'Lieferkettensorgfaltspflichtengesetz',
      'Vor dem Verwaltungsrat',
      'Schadenrückstellungen',
      'Meldewege',
      'Arbeitsschutzausschusssitzung',
      'Prüfungsfeststellungen',
    ].map((label, position) => ({
      anchor: `billboard-longest-${position + 1}`,
      label,
      heading: LONGEST,
      body: text(LONGEST.repeat(5)),
      picture: sampleImage(),
      link: { title: LONGEST, url: 'https://www.keelstone.example/a' },
      paragraphs: [
        {
          kind: 'text_lists',
          id: `tabbed-billboard-longest-${position + 1}`,
          lists: [{ heading: LONGEST, style: 'terms', items: [{ title: LONGEST, text: LONGEST }] }],
        },
      ],
    })),
  },
};
