import { references, titled } from '@keelstone/ui/markdown/fact-blocks.ts';
import type { TypeMarkdown } from '../type-site.ts';

export const solutionMarkdown: TypeMarkdown<'solution'> = (node, { messages, addressOf }) => ({
  facts: [],
  blocks: [
    ...titled(messages.situations, node.situations),
    ...references(messages.whatWeBring, node.products, addressOf),
    ...references(messages.caseStudies, node.caseStudies, addressOf),
    ...references(messages.toTakeAway, node.resources, addressOf),
  ],
});
