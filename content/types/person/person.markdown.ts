import { link, paragraph } from '@keelstone/ui/markdown/blocks.ts';
import type { TypeMarkdown } from '../type-site.ts';

export const personMarkdown: TypeMarkdown<'person'> = (node, { messages, addressOf }) => ({
  facts: [
    [messages.role, node.role],
    [messages.location, node.location],
    [messages.email, node.email],
  ],
  blocks: node.links.map(({ title, url }) => paragraph(link(title, addressOf(url)))),
});
