import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { nodeContent } from '../markdown/node-markdown.ts';
import { possibleInXml } from '../xml.ts';

/**
 * What a page says, as HTML without styles and scripts, for feed readers; undefined for pages that say no more than
 * their title and summary.
 *
 * @param origin of the site: URLs are absolute
 */
export function entryContent(node: PublishedNode, origin: string): string | undefined {
  const { text } = messagesOf(node.language, 'sections');
  const tree = toHast(
    { type: 'root', children: nodeContent(node, origin) },
    {
      // Of several entries that a reader shows together.
      clobberPrefix: `node-${node.nid}-`,
      footnoteLabel: text.footnotes,
      footnoteLabelProperties: {},
      footnoteBackLabel: (index) => text.footnote(index + 1),
    },
  );
  // The end of a CDATA section must not be in it.
  return possibleInXml(toHtml(tree)).replaceAll(']]>', ']]&gt;') || undefined;
}
