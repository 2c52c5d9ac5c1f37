import { references, rows, titled } from '@keelstone/ui/markdown/fact-blocks.ts';
import type { TypeMarkdown } from '../type-site.ts';

export const productDetailMarkdown: TypeMarkdown<'product_detail'> = (node, { messages, addressOf }) => ({
  facts: [
    [messages.partOf, node.suite?.title ?? null],
    [messages.runsOn, node.platform?.title ?? null],
    ...rows(node.facts),
  ],
  blocks: [
    ...titled(messages.capabilities, node.capabilities),
    ...references(messages.toTakeAway, node.resources, addressOf),
  ],
});
