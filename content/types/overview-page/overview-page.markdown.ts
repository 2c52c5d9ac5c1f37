import { references } from '@keelstone/ui/markdown/fact-blocks.ts';
import type { TypeMarkdown } from '../type-site.ts';

export const overviewPageMarkdown: TypeMarkdown<'overview_page'> = (node, { messages, addressOf }) => ({
  facts: [],
  blocks: references(messages.contents, node.children, addressOf),
});
