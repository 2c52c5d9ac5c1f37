import { references, titled } from '@keelstone/ui/markdown/fact-blocks.ts';
import type { TypeMarkdown } from '../type-site.ts';

export const productSuiteMarkdown: TypeMarkdown<'product_suite'> = (node, { messages, addressOf }) => ({
  facts: [[messages.whomToAsk, node.contact?.title ?? null]],
  blocks: [
    ...titled(messages.outcomes, node.outcomes),
    ...references(messages.productsOfSuite, node.products, addressOf),
    ...references(messages.caseStudies, node.caseStudies, addressOf),
  ],
});
