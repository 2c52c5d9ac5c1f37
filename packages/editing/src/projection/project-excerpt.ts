import { traitsOf } from '@keelstone/content/types/types.model.ts';
import type { ContentType } from '@keelstone/model';
import { cutExcerpt } from './excerpt.ts';
import type { LexicalNode } from './lexical-node.ts';
import type { NodeDocument } from './node-document.ts';

const INLINE = new Set(['text', 'link', 'autolink', 'linebreak', 'tab']);

/** The text of a node, with spaces between blocks but not inside words. */
function wordsOf(node: LexicalNode): string {
  if (typeof node.text === 'string') return node.text;
  const words = (node.children ?? []).map(wordsOf).join('');
  return INLINE.has(node.type ?? '') ? words || ' ' : `${words} `;
}

/**
 * The excerpt (C-2): from the body for articles and resources; otherwise the summary, or the body if there is
 * none.
 */
export function excerptOf(type: ContentType, document: NodeDocument): string {
  const summary = 'summary' in document ? document.summary?.trim() : undefined;
  if (summary && !traitsOf(type).isExcerptOfBody) return summary;
  const root = (document.body as { root?: unknown } | null | undefined)?.root as LexicalNode | undefined;
  return cutExcerpt(root ? wordsOf(root) : '');
}
