import { traitsOf } from '@keelstone/content/types/types.model.ts';
import { type ContentType, withoutBlanks } from '@keelstone/model';
import type { NodeDocument } from './node-document.ts';
import type { LexicalNode } from './rich-text/lexical-node.ts';

const MAX_CHARACTERS = 220;
const INLINE = new Set(['text', 'link', 'autolink', 'linebreak', 'tab']);

/** The text of a node, with spaces between blocks but not inside words. */
function textOf(node: LexicalNode): string {
  if (typeof node.text === 'string') return node.text;
  const text = (node.children ?? []).map(textOf).join('');
  return INLINE.has(node.type ?? '') ? text || ' ' : `${text} `;
}

/** The beginning of a text, cut between words, with an ellipsis if it was cut (C-2). */
export function cutExcerpt(words: string): string {
  const text = withoutBlanks(words).replace(/\s+/g, ' ').trim();
  if (text.length <= MAX_CHARACTERS) return text;
  // Not within a character of two units, half of which PostgreSQL does not store.
  const cut = text.slice(0, MAX_CHARACTERS).replace(/\p{Cs}$/u, '');
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s,;:–—-]+$/, '')}…`;
}

/**
 * The excerpt (C-2): from the body for articles and resources; otherwise the summary, or the body if there is
 * none.
 */
export function excerptOf(type: ContentType, document: NodeDocument): string {
  const summary = 'summary' in document ? document.summary?.trim() : undefined;
  if (summary && !traitsOf(type).isExcerptOfBody) return summary;
  const root = (document.body as { root?: unknown } | null | undefined)?.root as LexicalNode | undefined;
  return cutExcerpt(root ? textOf(root) : '');
}
