import type { NodeReference } from '@keelstone/model';
import { CardList } from '@keelstone/ui/card/card-list.tsx';
import { SectionHeading } from '@keelstone/ui/section-heading/section-heading.tsx';
import type { ReactNode } from 'react';
import type { SectionSite } from '../section-site.ts';
import type { SectionOf } from '../sections.model.ts';
import { examples } from './summary-resources.examples.ts';
import { summaryResourcesMarkdown } from './summary-resources.markdown.ts';
import styles from './summary-resources.module.css';

type SummaryResourcesProps = {
  section: SectionOf<'summary_resources'>;
  card: (reference: NodeReference) => ReactNode;
};

/** Resources chosen by an editor, on a background of their own. */
export function SummaryResourcesSection({ section, card }: SummaryResourcesProps) {
  return (
    <section className={styles.section} data-section={section.id}>
      <div className="frame grid">
        <div className={styles.heading}>
          <SectionHeading text={section.heading} />
        </div>
        <div className={styles.cards}>
          <CardList level={section.heading ? 3 : 2}>
            {section.resources.map((resource) => card(resource))}
          </CardList>
        </div>
      </div>
    </section>
  );
}

export const summaryResources: SectionSite<'summary_resources'> = {
  View: ({ section, context }) => <SummaryResourcesSection section={section} card={context.card} />,
  markdown: summaryResourcesMarkdown,
  examples,
};
