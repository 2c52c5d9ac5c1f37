import type { NodeReference } from '@keelstone/model';
import { CardList } from '@keelstone/ui/card/card-list.tsx';
import { SectionHeading } from '@keelstone/ui/section-heading/section-heading.tsx';
import type { ReactNode } from 'react';
import type { SectionSite } from '../section-site.ts';
import type { SectionOf } from '../sections.model.ts';
import { examples } from './summary-content.examples.ts';
import { summaryContentMarkdown } from './summary-content.markdown.ts';
import styles from './summary-content.module.css';

type SummaryContentProps = {
  section: SectionOf<'summary_content'>;
  card: (reference: NodeReference) => ReactNode;
};

/** Nodes of any type, chosen by an editor, each with the card of its type. */
export function SummaryContentSection({ section, card }: SummaryContentProps) {
  return (
    <section className={`frame grid ${styles.section}`} data-section={section.id}>
      <div className={styles.heading}>
        <SectionHeading text={section.heading} />
      </div>
      <div className={styles.cards}>
        <CardList level={section.heading ? 3 : 2}>{section.nodes.map((node) => card(node))}</CardList>
      </div>
    </section>
  );
}

export const summaryContent: SectionSite<'summary_content'> = {
  View: ({ section, context }) => <SummaryContentSection section={section} card={context.card} />,
  markdown: summaryContentMarkdown,
  examples,
};
