import type { RichText } from '@keelstone/model';
import { LONGEST, textBlock } from '@keelstone/ui/sections/example-texts.ts';
import type { SectionOf } from '../sections.model.ts';

const text = (...paragraphs: string[]): RichText => paragraphs.map(textBlock);

/** Examples from the minimum an editor may enter to the maximum. */
export const examples: Record<'shortest' | 'typical' | 'longest', SectionOf<'accordion'>> = {
  shortest: {
    kind: 'accordion',
    id: 'accordion-shortest',
    heading: null,
    items: [{ anchor: 'why', title: 'Why?', body: text('Because.'), paragraphs: [] }],
    allowsSeveralOpen: false,
    allowsAllClosed: false,
    ignoresAddress: false,
    addsToHistory: false,
  },
  typical: {
    kind: 'accordion',
    id: 'accordion-typical',
    heading: 'Before you sign',
    items: [
      {
        anchor: 'how-long-does-it-take',
        title: 'How long does it take until the first report comes in?',
        body: text(
          'Nine working days, if somebody on your side can say who may report. The form itself is ready on the second day; the other seven go into agreeing who is told.',
          'Sites that report on paper today take four days longer: somebody has to walk there.',
        ),
        paragraphs: [
          {
            kind: 'text_lists',
            id: 'accordion-typical-list',
            lists: [
              {
                heading: null,
                style: 'steps',
                items: [
                  { title: null, text: 'One hour with those who answer the telephone today.' },
                  { title: null, text: 'A form with four questions, tried on one ward.' },
                  { title: null, text: 'A list of who is told, for each of three severities.' },
                ],
              },
            ],
          },
        ],
      },
      {
        anchor: 'where-is-our-data',
        title: 'Where is our data, and who can read it?',
        body: text(
          'In Frankfurt and in Dublin, in the country you choose. Our own people read it only while you have a case open with us, and you see that they did.',
        ),
        paragraphs: [],
      },
      {
        anchor: 'what-if-we-leave',
        title: 'What do we get when we leave?',
        body: text(
          'Every record with its history, as files that a spreadsheet opens, within five working days. Attachments come as they were given.',
        ),
        paragraphs: [],
      },
      {
        anchor: 'what-will-it-cost-next-year',
        title: 'What will it cost next year? Announced on 1 December',
        body: text('The prices of next year are announced on 1 December.'),
        paragraphs: [],
        isDisabled: true,
      },
    ],
    allowsSeveralOpen: false,
    allowsAllClosed: false,
    ignoresAddress: false,
    addsToHistory: false,
  },
  longest: {
    kind: 'accordion',
    id: 'accordion-longest',
    heading: LONGEST,
    items: Array.from({ length: 9 }, (_, position) => ({
      anchor: `longest-${position + 1}`,
      title: `${position + 1} ${LONGEST}`,
      body: text(LONGEST.repeat(4), LONGEST.repeat(6)),
      paragraphs: [
        {
          kind: 'summaries' as const,
          id: `accordion-longest-${position + 1}`,
          heading: LONGEST,
          items: [{ heading: LONGEST, text: LONGEST, link: { title: LONGEST, url: '/a' } }],
        },
      ],
    })),
    allowsSeveralOpen: true,
    allowsAllClosed: true,
    ignoresAddress: false,
    addsToHistory: false,
  },
};
