import { heading } from '@keelstone/ui/markdown/blocks.ts';
import { linkBlock } from '@keelstone/ui/markdown/card-blocks.ts';
import { imageBlock } from '@keelstone/ui/markdown/media-blocks.ts';
import { richTextBlocks } from '@keelstone/ui/markdown/rich-text-blocks.ts';
import { SECTION_LEVEL, type SectionSite } from '../section-site.ts';

export const featuredTextMarkdown: SectionSite<'featured_text'>['markdown'] = (
  { heading: title, body, picture, link: target },
  addressOf,
) => [
  ...heading(SECTION_LEVEL, title),
  ...richTextBlocks(body, addressOf, SECTION_LEVEL + 1),
  ...imageBlock(picture, null, addressOf),
  ...linkBlock(target, addressOf),
];
