import type { BasicSection } from '@keelstone/editing/payload-types.ts';
import type { ProjectionContext } from '@keelstone/editing/projection/projection-context.ts';
import type { RichText } from '@keelstone/model';
import type { HeadingLevel } from '@keelstone/model/rich-text-parts';
import type { Block } from 'payload';
import type { ParagraphKind, ParagraphOf } from './paragraphs.model.ts';

type AnyParagraph = NonNullable<BasicSection['paragraphs']>[number];

/** The CMS's document of a paragraph, in one language. */
export type ParagraphDocument<K extends ParagraphKind = ParagraphKind> = Extract<
  AnyParagraph,
  { blockType: K }
>;

/** Projects a document to a paragraph: null if it has no visible content in this language. */
export type ProjectParagraph<K extends ParagraphKind> = (
  document: ParagraphDocument<K>,
  context: ProjectionContext,
) => Promise<Omit<ParagraphOf<K>, 'id' | 'kind'> | null>;

/** The editing side of a kind of paragraph: its fields, and the projection. */
export type ParagraphCms<K extends ParagraphKind> = {
  block: Block;
  project: ProjectParagraph<K>;
  /**
   * As a part of a text.
   *
   * @param level of its own headings
   */
  asText: (paragraph: ParagraphOf<K>, level: HeadingLevel) => RichText;
};
