import { quoteBlock } from '@keelstone/ui/markdown/card-blocks.ts';
import { references, rows, titled } from '@keelstone/ui/markdown/fact-blocks.ts';
import type { TypeMarkdown } from '../type-site.ts';

export const caseStudyMarkdown: TypeMarkdown<'case_study'> = (node, { messages, addressOf }) => ({
  facts: [[messages.customer, node.customer], [messages.location, node.location], ...rows(node.facts)],
  blocks: [
    ...titled(
      messages.results,
      node.results.map(({ figure, meaning }) => ({ title: figure, text: meaning })),
    ),
    ...(node.quote ? [quoteBlock(node.quote)] : []),
    ...references(messages.productsUsed, node.products, addressOf),
  ],
});
