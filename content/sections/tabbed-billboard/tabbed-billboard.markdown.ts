import { heading, paragraphs } from '@keelstone/ui/markdown/blocks.ts';
import { linkBlock } from '@keelstone/ui/markdown/card-blocks.ts';
import { imageBlock } from '@keelstone/ui/markdown/media-blocks.ts';
import { richTextBlocks } from '@keelstone/ui/markdown/rich-text-blocks.ts';
import { paragraphBlocks } from '../../paragraphs/paragraphs.site.ts';
import { SECTION_LEVEL, type SectionSite } from '../section-site.ts';

export const tabbedBillboardMarkdown: SectionSite<'tabbed_billboard'>['markdown'] = (
  { heading: title, tabs },
  addressOf,
) => [
  ...heading(SECTION_LEVEL, title),
  ...tabs.flatMap((tab) => [
    ...paragraphs(tab.label),
    ...heading(SECTION_LEVEL + 1, tab.heading),
    ...richTextBlocks(tab.body, addressOf, SECTION_LEVEL + 2),
    ...imageBlock(tab.picture, null, addressOf),
    ...linkBlock(tab.link, addressOf),
    ...tab.paragraphs.flatMap((part) => paragraphBlocks(part, SECTION_LEVEL + 2, addressOf)),
  ]),
];
