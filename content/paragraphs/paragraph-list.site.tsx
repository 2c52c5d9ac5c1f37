import type { HeadingLevel } from '@keelstone/ui/heading/heading-level.ts';
import type { SectionContext } from '@keelstone/ui/sections/section-context.ts';
import styles from './paragraph-list.module.css';
import type { Paragraph } from './paragraphs.model.ts';
import { paragraphSiteOf } from './paragraphs.site.ts';

type ParagraphListProps = {
  paragraphs: Paragraph[];
  /** Level of the paragraphs' headings: one below that of the section, panel or tab that contains them. */
  level: HeadingLevel;
  context: SectionContext;
};

/** The paragraphs inside a section, in order; nothing if there are none. */
export function ParagraphList({ paragraphs, level, context }: ParagraphListProps) {
  if (paragraphs.length === 0) return null;
  return (
    <div className={styles.list}>
      {paragraphs.map((paragraph) => (
        <ParagraphView key={paragraph.id} paragraph={paragraph} level={level} context={context} />
      ))}
    </div>
  );
}

type ParagraphViewProps = Omit<ParagraphListProps, 'paragraphs'> & { paragraph: Paragraph };

/** One paragraph, rendered by its kind. */
function ParagraphView({ paragraph, level, context }: ParagraphViewProps) {
  const { View } = paragraphSiteOf(paragraph.kind);
  return <View paragraph={paragraph} level={level} context={context} />;
}
