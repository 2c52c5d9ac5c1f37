import type { BasicSection } from '@keelstone/editing/payload-types.ts';
import type { ProjectionContext } from '@keelstone/editing/projection/projection-context.ts';
import type { Block } from 'payload';
import type { ParagraphKind, ParagraphOf } from './paragraphs.model.ts';

type AnyParagraph = NonNullable<BasicSection['paragraphs']>[number];

/** The CMS's document of a paragraph, in one language. */
export type ParagraphDocument<K extends ParagraphKind = ParagraphKind> = Extract<
  AnyParagraph,
  { blockType: K }
>;

/** How a document becomes a paragraph: null when there is nothing to see in this language. */
export type ProjectParagraph<K extends ParagraphKind> = (
  document: ParagraphDocument<K>,
  context: ProjectionContext,
) => Promise<Omit<ParagraphOf<K>, 'id' | 'kind'> | null>;

/** The editor's side of a kind of paragraph: what is filled in, and what is published of it. */
export type ParagraphCms<K extends ParagraphKind> = { block: Block; project: ProjectParagraph<K> };
