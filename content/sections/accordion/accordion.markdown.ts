import { heading } from '@keelstone/ui/markdown/blocks.ts';
import { richTextBlocks } from '@keelstone/ui/markdown/rich-text-blocks.ts';
import { paragraphBlocks } from '../../paragraphs/paragraphs.site.ts';
import { SECTION_LEVEL, type SectionSite } from '../section-site.ts';

export const accordionMarkdown: SectionSite<'accordion'>['markdown'] = (
  { heading: title, items },
  addressOf,
) => [
  ...heading(SECTION_LEVEL, title),
  ...items.flatMap((item) => [
    ...heading(SECTION_LEVEL + 1, item.title),
    ...richTextBlocks(item.body, addressOf, SECTION_LEVEL + 2),
    ...item.paragraphs.flatMap((part) => paragraphBlocks(part, SECTION_LEVEL + 2, addressOf)),
  ]),
];
