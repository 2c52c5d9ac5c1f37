import { mediaBlocks } from '@keelstone/ui/markdown/media-blocks.ts';
import type { ParagraphSite } from '../paragraph-site.ts';

export const mediaMarkdown: ParagraphSite<'media'>['markdown'] = ({ items }, _level, addressOf) =>
  items.flatMap((item) => mediaBlocks(item, addressOf));
