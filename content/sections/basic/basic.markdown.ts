import { richTextBlocks } from '@keelstone/ui/markdown/rich-text-blocks.ts';
import { paragraphBlocks } from '../../paragraphs/paragraphs.site.ts';
import { SECTION_LEVEL, type SectionSite } from '../section-site.ts';

export const basicMarkdown: SectionSite<'basic'>['markdown'] = ({ body, paragraphs }, addressOf) => [
  ...richTextBlocks(body, addressOf),
  ...paragraphs.flatMap((part) => paragraphBlocks(part, SECTION_LEVEL, addressOf)),
];
