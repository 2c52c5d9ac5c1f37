import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { type ExcerptWindow, type ReadText, readText, type TextMatcher } from '@keelstone/search-index';
import type { Highlight, TextRange } from '../query/search-response.ts';
import { stripTags } from '../screen/results/strip-tags.ts';
import { plainText } from './indexes/search-document.ts';

/** About as long as the text of a card. */
const EXCERPT_LENGTH = 200;
const CUT = '… ';
/** White space that is not a space. */
const OTHER_SPACE = /[^\S ]/g;
/** The end of a heading, a label or an item, which no punctuation sets apart from what follows. */
const BARE_LINE_END = /(?<=[\p{L}\p{N})\]'"’”»%])\n/gu;
const SEPARATOR = ' · ';

function cutOut(text: string, { start, end, matches }: ExcerptWindow): Omit<Highlight, 'title'> {
  const before = start > 0 ? CUT : '';
  const after = end < text.length ? CUT.trimEnd() : '';
  const lineEnds: number[] = [];
  const shown = text.slice(start, end).replace(BARE_LINE_END, (_, offset: number) => {
    lineEnds.push(start + offset);
    return SEPARATOR;
  });
  const shiftOf = (place: number) =>
    before.length - start + (SEPARATOR.length - 1) * lineEnds.filter((lineEnd) => lineEnd < place).length;
  return {
    excerpt: before + shown.replace(OTHER_SPACE, ' ') + after,
    excerptRanges: matches.map(
      (match): TextRange => ({
        start: match.start + shiftOf(match.start),
        end: match.end + shiftOf(match.start),
      }),
    ),
  };
}

/** The texts of a node in which words are marked, and where their words are. The body is read when it is first needed. */
type NodeTexts = { title: ReadText; excerpt: ReadText; body?: ReadText };

/** The texts of nodes that results have shown: read once for each, and gone with the node (ADR 19). */
const texts = new WeakMap<PublishedNode, NodeTexts>();

function textsOf(node: PublishedNode): NodeTexts {
  const known = texts.get(node);
  if (known) return known;
  const read: NodeTexts = { title: readText(node.title), excerpt: readText(stripTags(node.excerpt)) };
  texts.set(node, read);
  return read;
}

/**
 * Shows why a node was found: with its own excerpt, or with the part of its text that contains more of what was
 * searched for.
 */
export function highlightNode(node: PublishedNode, matcher: TextMatcher): Highlight {
  const read = textsOf(node);
  const title = matcher.find(read.title);
  const { text: excerpt } = read.excerpt;
  const own = matcher.excerpt(read.excerpt, excerpt.length);
  if (own?.concepts === matcher.size) return { title, excerpt, excerptRanges: own.matches };
  read.body ??= readText(plainText(node));
  const window = matcher.excerpt(read.body, EXCERPT_LENGTH);
  if (window && window.concepts > (own?.concepts ?? 0)) return { title, ...cutOut(read.body.text, window) };
  return { title, excerpt, excerptRanges: own?.matches ?? [] };
}
