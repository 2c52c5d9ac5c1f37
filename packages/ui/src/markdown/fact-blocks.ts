import type { NodeReference } from '@keelstone/model';
import type { BlockContent } from 'mdast';
import { heading, list, paragraph, paragraphs, strong } from './blocks.ts';
import { referenceList } from './card-blocks.ts';
import type { AddressOf } from './media-blocks.ts';

export type OwnBlocks = {
  /** What is directly below the title, such as a subtitle. */
  lead?: BlockContent[];
  /** Short facts with their labels; those without a value are left out. */
  facts: [label: string, value: string | null][];
  /** Further blocks of the content type, with headings of their own. */
  blocks: BlockContent[];
};

export const titled = (
  title: string,
  items: readonly { title: string; text: string }[],
  level = 2,
): BlockContent[] =>
  items.length === 0
    ? []
    : [
        ...heading(level, title),
        ...list(items.map((item) => paragraph(strong(item.title), `: ${item.text}`))),
      ];

export const lines = (title: string, texts: readonly string[]): BlockContent[] =>
  texts.length === 0 ? [] : [...heading(2, title), ...list(paragraphs(...texts))];

export const references = (
  title: string,
  nodes: readonly NodeReference[],
  addressOf: AddressOf,
): BlockContent[] => (nodes.length === 0 ? [] : [...heading(2, title), ...referenceList(nodes, addressOf)]);

export const names = (nodes: readonly NodeReference[]) => nodes.map(({ title }) => title).join(', ') || null;

export const rows = (facts: readonly { label: string; value: string }[]): OwnBlocks['facts'] =>
  facts.map(({ label, value }) => [label, value]);
