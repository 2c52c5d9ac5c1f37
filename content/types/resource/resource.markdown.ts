import { link, paragraph } from '@keelstone/ui/markdown/blocks.ts';
import { names } from '@keelstone/ui/markdown/fact-blocks.ts';
import { mediaBlocks } from '@keelstone/ui/markdown/media-blocks.ts';
import type { TypeMarkdown } from '../type-site.ts';

export const resourceMarkdown: TypeMarkdown<'resource'> = (node, { messages, addressOf }) => ({
  facts: [
    [messages.by, names(node.authors)],
    [messages.edition, node.edition],
    [messages.pages, node.pageCount ? String(node.pageCount) : null],
  ],
  blocks: [
    ...(node.asset ? [paragraph(link(node.asset.title, addressOf(node.asset.url)))] : []),
    ...(node.recording ? mediaBlocks({ media: node.recording, caption: null }, addressOf) : []),
  ],
});
