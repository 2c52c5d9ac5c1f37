import type { AddressOf } from '@keelstone/ui/markdown/media-blocks.ts';
import type { ParagraphProps } from '@keelstone/ui/sections/paragraph-props.ts';
import type { BlockContent } from 'mdast';
import type { ComponentType } from 'react';
import type { Paragraph, ParagraphKind, ParagraphOf } from './paragraphs.model.ts';

export type ParagraphExamples = Readonly<Record<string, Paragraph>>;

/** The public side of a kind of paragraph: for visitors and machines. */
export type ParagraphSite<K extends ParagraphKind> = {
  View: ComponentType<ParagraphProps<K>>;
  /** @param level of its own headings */
  markdown(paragraph: ParagraphOf<K>, level: number, addressOf: AddressOf): BlockContent[];
  /** Examples from the minimum an editor may enter to the maximum. Used by tests, the gallery and axe. */
  examples: Readonly<Record<string, ParagraphOf<K>>>;
};
