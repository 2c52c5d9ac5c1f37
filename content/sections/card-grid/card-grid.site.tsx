import { WrittenCards } from '@keelstone/ui/card/written-cards.tsx';
import { SectionHeading } from '@keelstone/ui/section-heading/section-heading.tsx';
import type { SectionSite } from '../section-site.ts';
import type { SectionOf } from '../sections.model.ts';
import { examples } from './card-grid.examples.ts';
import { cardGridMarkdown } from './card-grid.markdown.ts';
import styles from './card-grid.module.css';

/** Cards written by an editor. */
export function CardGridSection({ section }: { section: SectionOf<'card_grid'> }) {
  const { id, heading, cards } = section;
  return (
    <section className={`frame grid ${styles.section}`} data-section={id}>
      <div className={styles.heading}>
        <SectionHeading text={heading} />
      </div>
      <div className={styles.cards}>
        <WrittenCards cards={cards} level={heading ? 3 : 2} />
      </div>
    </section>
  );
}

export const cardGrid: SectionSite<'card_grid'> = {
  View: CardGridSection,
  markdown: cardGridMarkdown,
  examples,
};
