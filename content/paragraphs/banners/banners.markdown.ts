import { heading, paragraphs } from '@keelstone/ui/markdown/blocks.ts';
import { linkBlock } from '@keelstone/ui/markdown/card-blocks.ts';
import type { ParagraphSite } from '../paragraph-site.ts';

export const bannersMarkdown: ParagraphSite<'banners'>['markdown'] = ({ banners }, level, addressOf) =>
  banners.flatMap((banner) => [
    ...heading(level, banner.heading),
    ...paragraphs(banner.text),
    ...linkBlock(banner.link, addressOf),
  ]);
