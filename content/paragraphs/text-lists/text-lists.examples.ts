import { LONGEST } from '@keelstone/ui/sections/example-texts.ts';
import type { ParagraphOf } from '../paragraphs.model.ts';

/** Examples from the minimum an editor may enter to the maximum: each style, with and without titles. */
export const examples: Record<'shortest' | 'typical' | 'longest', ParagraphOf<'text_lists'>> = {
  shortest: {
    kind: 'text_lists',
    id: 'text-lists-shortest',
    lists: [{ heading: null, style: 'bullets', items: [{ title: null, text: 'One.' }] }],
  },
  typical: {
    kind: 'text_lists',
    id: 'text-lists-typical',
    lists: [
      {
        heading: 'Have these ready',
        style: 'bullets',
        items: [
          { title: null, text: 'The register as it is, not as it should be' },
          { title: null, text: 'Somebody who may decide' },
        ],
      },
      {
        heading: 'The first hour',
        style: 'steps',
        items: [
          { title: 'Call', text: 'Whoever saw it calls the desk. Nobody writes an e-mail.' },
          { title: 'Write down', text: 'What, where, since when; not yet why.' },
          { title: 'Decide', text: 'Who is told, and who speaks.' },
        ],
      },
      {
        heading: 'What words mean here',
        style: 'terms',
        items: [
          { title: 'Near miss', text: 'What would have been an incident an arm’s length further on.' },
          { title: 'Reserve', text: 'What a claim is expected to cost, as of today.' },
        ],
      },
    ],
  },
  longest: {
    kind: 'text_lists',
    id: 'text-lists-longest',
    lists: (['bullets', 'steps', 'terms'] as const).map((style) => ({
      heading: LONGEST,
      style,
      items: Array.from({ length: 11 }, () => ({
        title: 'Lieferkettensorgfaltspflichtengesetz',
        text: LONGEST.repeat(2),
      })),
    })),
  },
};
