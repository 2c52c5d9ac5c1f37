import { references, titled } from '@keelstone/ui/markdown/fact-blocks.ts';
import type { TypeMarkdown } from '../type-site.ts';

export const platformMarkdown: TypeMarkdown<'platform'> = (node, { messages, addressOf }) => ({
  facts: [],
  blocks: [
    ...titled(
      messages.fitsTogether,
      node.parts.map(({ name, text }) => ({ title: name, text })),
    ),
    ...titled(messages.integrations, node.integrations),
    ...references(messages.standsOn, node.products, addressOf),
  ],
});
