import { heading, list, paragraph, strong } from '@keelstone/ui/markdown/blocks.ts';
import type { ParagraphSite } from '../paragraph-site.ts';

export const textListsMarkdown: ParagraphSite<'text_lists'>['markdown'] = ({ lists }, level) =>
  lists.flatMap(({ heading: title, style, items }) => [
    ...heading(level, title),
    ...list(
      items.map((item) => paragraph(...(item.title ? [strong(item.title), ': '] : []), item.text)),
      style === 'steps',
    ),
  ]);
