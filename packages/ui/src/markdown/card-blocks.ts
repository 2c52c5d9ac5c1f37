import type { FeaturedCard, Link, NodeReference, Quote } from '@keelstone/model';
import type { BlockContent } from 'mdast';
import { heading, link, list, paragraph, paragraphs, quotation } from './blocks.ts';
import type { AddressOf } from './media-blocks.ts';

export const linkBlock = (target: Link | null, addressOf: AddressOf): BlockContent[] =>
  target ? [paragraph(link(target.title, addressOf(target.url)))] : [];

/** A list of links, each with a description of its target. */
export function linkList(
  links: readonly { title: string; url: string; text: string | null }[],
  addressOf: AddressOf,
): BlockContent[] {
  return list(
    links.map(({ title, url, text }) => paragraph(link(title, addressOf(url)), text ? `: ${text}` : '')),
  );
}

/** A list of links to other pages of the site. */
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

/** A quote with its source. */
export function quoteBlock({ quote, person, role, organisation }: Quote): BlockContent {
  const speaker = [person, role, organisation].filter(Boolean).join(', ');
  return quotation(...paragraphs(quote, speaker ? `— ${speaker}` : null));
}
