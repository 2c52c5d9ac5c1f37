import type { ParagraphKind, ParagraphOf } from '@keelstone/content/paragraphs/paragraphs.model.ts';
import type { HeadingLevel } from '../heading/heading-level.ts';
import type { SectionContext } from './section-context.ts';

/** The props of every paragraph. */
export type ParagraphProps<K extends ParagraphKind> = {
  paragraph: ParagraphOf<K>;
  /** Level of its own headings: one below that of its container. */
  level: HeadingLevel;
  context: SectionContext;
};
