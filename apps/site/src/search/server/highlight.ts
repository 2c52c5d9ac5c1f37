import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { ExcerptWindow, TextMatcher } from '@keelstone/search-index';
import type { Highlight, TextRange } from '../query/search-response.ts';
import { stripTags } from '../screen/results/strip-tags.ts';
import { plainText } from './indexes/search-document.ts';

/** About as long as the text of a card. */
const EXCERPT_LENGTH = 200;
const CUT = '… ';
/** White space that is not a space. */
const OTHER_SPACE = /[^\S ]/g;

function cutOut(text: string, { start, end, matches }: ExcerptWindow): Omit<Highlight, 'title'> {
  const before = start > 0 ? CUT : '';
  const after = end < text.length ? CUT.trimEnd() : '';
  const shift = before.length - start;
  return {
    excerpt: before + text.slice(start, end).replace(OTHER_SPACE, ' ') + after,
    excerptRanges: matches.map(
      (match): TextRange => ({ start: match.start + shift, end: match.end + shift }),
    ),
  };
}

/** The texts of nodes that results have shown: made once for each, and gone with the node (ADR 19). */
const texts = new WeakMap<PublishedNode, string>();

function textOf(node: PublishedNode): string {
  const known = texts.get(node);
  if (known !== undefined) return known;
  const text = plainText(node);
  texts.set(node, text);
  return text;
}

/**
 * Shows why a node was found: with its own excerpt, or with the part of its text that contains more of what was
 * searched for.
 */
export function highlightNode(node: PublishedNode, matcher: TextMatcher): Highlight {
  const title = matcher.find(node.title);
  const excerpt = stripTags(node.excerpt);
  const own = matcher.excerpt(excerpt, excerpt.length);
  if (own?.concepts === matcher.size) return { title, excerpt, excerptRanges: own.matches };
  const body = textOf(node);
  const window = matcher.excerpt(body, EXCERPT_LENGTH);
  if (window && window.concepts > (own?.concepts ?? 0)) return { title, ...cutOut(body, window) };
  return { title, excerpt, excerptRanges: own?.matches ?? [] };
}
