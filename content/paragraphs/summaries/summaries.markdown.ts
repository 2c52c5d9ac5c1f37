import { heading, paragraphs } from '@keelstone/ui/markdown/blocks.ts';
import { linkBlock } from '@keelstone/ui/markdown/card-blocks.ts';
import type { ParagraphSite } from '../paragraph-site.ts';

export const summariesMarkdown: ParagraphSite<'summaries'>['markdown'] = (
  { heading: title, items },
  level,
  addressOf,
) => [
  ...heading(level, title),
  ...items.flatMap((item) => [
    ...heading(level + 1, item.heading),
    ...paragraphs(item.text),
    ...linkBlock(item.link, addressOf),
  ]),
];
