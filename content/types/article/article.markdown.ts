import { lines, names } from '@keelstone/ui/markdown/fact-blocks.ts';
import type { TypeMarkdown } from '../type-site.ts';

export const articleMarkdown: TypeMarkdown<'article'> = (node, { messages, date }) => ({
  facts: [
    [messages.by, names(node.authors)],
    [messages.published, date(node.publishedAt)],
    [messages.reviewed, node.reviewedAt ? date(node.reviewedAt) : null],
  ],
  blocks: lines(messages.keyPoints, node.keyPoints),
});
