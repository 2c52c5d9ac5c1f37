import { quoteBlock } from '@keelstone/ui/markdown/card-blocks.ts';
import { references } from '@keelstone/ui/markdown/fact-blocks.ts';
import type { TypeMarkdown } from '../type-site.ts';

export const testimonialMarkdown: TypeMarkdown<'testimonial'> = (node, { messages, addressOf }) => ({
  facts: [],
  blocks: [quoteBlock(node), ...references(messages.talkingAbout, node.products, addressOf)],
});
