import type { ParagraphKind, ParagraphOf } from '@keelstone/content/paragraphs/paragraphs.model.ts';
import type { HeadingLevel } from '../heading/heading-level.ts';
import type { SectionContext } from './section-context.ts';

/** What every paragraph is given. */
export type ParagraphProps<K extends ParagraphKind> = {
  paragraph: ParagraphOf<K>;
  /** Level of its own headings: one below that of what it stands in. */
  level: HeadingLevel;
  context: SectionContext;
};
