import type { FeaturedCard, Link, NodeReference, Quote } from '@keelstone/model';
import type { BlockContent } from 'mdast';
import { heading, link, list, paragraph, paragraphs, quotation } from './blocks.ts';
import type { AddressOf } from './media-blocks.ts';

export const linkBlock = (target: Link | null, addressOf: AddressOf): BlockContent[] =>
  target ? [paragraph(link(target.title, addressOf(target.url)))] : [];

/** Links, each with what it leads to. */
export function linkList(
  links: readonly { title: string; url: string; text: string | null }[],
  addressOf: AddressOf,
): BlockContent[] {
  return list(
    links.map(({ title, url, text }) => paragraph(link(title, addressOf(url)), text ? `: ${text}` : '')),
  );
}

/** Other pages of the site, as a page names them. */
export function referenceList(references: readonly NodeReference[], addressOf: AddressOf): BlockContent[] {
  return linkList(
    references.map(({ title, path, excerpt }) => ({ title, url: path, text: excerpt })),
    addressOf,
  );
}

export function cardBlocks(
  cards: readonly FeaturedCard[],
  level: number,
  addressOf: AddressOf,
): BlockContent[] {
  return cards.flatMap(({ heading: title, text, link: target }) => [
    ...heading(level, title),
    ...paragraphs(text),
    ...linkBlock(target, addressOf),
  ]);
}

/** What somebody said, and who. */
export function quoteBlock({ quote, person, role, organisation }: Quote): BlockContent {
  const speaker = [person, role, organisation].filter(Boolean).join(', ');
  return quotation(...paragraphs(quote, speaker ? `— ${speaker}` : null));
}
