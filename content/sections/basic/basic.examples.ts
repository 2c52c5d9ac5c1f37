import type { RichTextBlock } from '@keelstone/model';
import { LONGEST, mediaItem, sampleSvg, textBlock } from '@keelstone/ui/sections/example-texts.ts';
import { examples as banners } from '../../paragraphs/banners/banners.examples.ts';
import { examples as quotes } from '../../paragraphs/quotes/quotes.examples.ts';
import { examples as textLists } from '../../paragraphs/text-lists/text-lists.examples.ts';
import type { SectionOf } from '../sections.model.ts';

const heading = (text: string): RichTextBlock => ({
  kind: 'heading',
  level: 2,
  children: [{ kind: 'text', text }],
});

const cell = (text: string, isHeader = false) => ({
  children: [{ kind: 'text' as const, text }],
  isHeader,
});

/** One of each block that a text can have besides paragraphs, headings and lists. */
const everyBlock = (words: string): RichTextBlock[] => [
  {
    kind: 'paragraph',
    children: [
      { kind: 'text', text: 'Until March: ' },
      { kind: 'text', text: words, strikethrough: true },
      { kind: 'footnote', text: words, url: '/search' },
      { kind: 'text', text: ' Since then, a telephone number.' },
      { kind: 'footnote', text: 'Register of 14 March, page 3', url: null },
    ],
  },
  {
    kind: 'quote',
    children: [{ kind: 'text', text: words }],
    source: { text: 'Report of the review, page 12', url: '/search' },
  },
  {
    kind: 'table',
    rows: [
      [cell('Measure', true), cell('2024', true), cell('2025', true), cell('Owner', true)],
      [cell('Near misses reported', true), cell('212'), cell('461'), cell(words)],
      [cell('Days to the first call', true), cell('3.5'), cell('0.5'), cell('Claims desk')],
    ],
  },
  { kind: 'callout', tone: 'note', title: null, blocks: [textBlock(words)] },
  {
    kind: 'callout',
    tone: 'tip',
    title: 'Write it beside the telephone',
    blocks: [
      textBlock(words),
      {
        kind: 'list',
        ordered: false,
        items: [{ children: [{ kind: 'text', text: 'Who decides' }], list: null }],
      },
    ],
  },
  { kind: 'callout', tone: 'warning', title: 'Not before the insurer knows', blocks: [textBlock(words)] },
  { kind: 'code', code: 'select owner, telephone\n  from register\n where score > 12;', language: 'sql' },
  { kind: 'embed', item: mediaItem(sampleSvg(), 'The ridge, as the survey shows it') },
  {
    kind: 'action',
    heading: 'Before the next call',
    text: words,
    link: { title: 'Read the checklist', url: '/search' },
  },
  {
    kind: 'figures',
    figures: [
      { figure: '71 %', label: 'near misses or hazards' },
      { figure: '3.1 million', label: words },
    ],
  },
];

/** Examples from the minimum an editor may enter to the maximum. */
export const examples: Record<'shortest' | 'typical' | 'everything' | 'longest', SectionOf<'basic'>> = {
  shortest: { kind: 'basic', id: 'basic-shortest', body: [textBlock('Short.')], paragraphs: [] },
  typical: {
    kind: 'basic',
    id: 'basic-typical',
    body: [
      textBlock('The call came at 16:40 on a Friday, as such calls do.'),
      heading('What the register did not say'),
      textBlock('The register had an owner, a score and a date. It had no telephone number.'),
    ],
    paragraphs: [quotes.typical],
  },
  everything: {
    kind: 'basic',
    id: 'basic-everything',
    body: everyBlock('The register had an owner, a score and a date.'),
    paragraphs: [],
  },
  longest: {
    kind: 'basic',
    id: 'basic-longest',
    body: [...Array.from({ length: 12 }, () => textBlock(LONGEST)), ...everyBlock(LONGEST)],
    paragraphs: [banners.longest, textLists.longest],
  },
};
