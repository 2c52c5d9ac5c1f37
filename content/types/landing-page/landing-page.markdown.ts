import { quoteBlock } from '@keelstone/ui/markdown/card-blocks.ts';
import { lines } from '@keelstone/ui/markdown/fact-blocks.ts';
import type { TypeMarkdown } from '../type-site.ts';

export const landingPageMarkdown: TypeMarkdown<'landing_page'> = (node, { messages }) => ({
  facts: [],
  blocks: [...lines(messages.whatYouGet, node.points), ...(node.quote ? [quoteBlock(node.quote)] : [])],
});
