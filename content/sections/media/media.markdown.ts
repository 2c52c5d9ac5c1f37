import { heading } from '@keelstone/ui/markdown/blocks.ts';
import { mediaBlocks } from '@keelstone/ui/markdown/media-blocks.ts';
import { SECTION_LEVEL, type SectionSite } from '../section-site.ts';

export const mediaMarkdown: SectionSite<'media'>['markdown'] = ({ heading: title, items }, addressOf) => [
  ...heading(SECTION_LEVEL, title),
  ...items.flatMap((item) => mediaBlocks(item, addressOf)),
];
