import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import type { SectionSite } from '../section-site.ts';
import type { SectionOf } from '../sections.model.ts';
import { examples } from './headline.examples.ts';
import { headlineMarkdown } from './headline.markdown.ts';
import styles from './headline.module.css';

/** A large statement that starts a new topic on the page. */
export function HeadlineSection({ section }: { section: SectionOf<'headline'> }) {
  return (
    <section className={`frame ${styles.section}`} data-section={section.id}>
      <div className={`grid ${styles.inside}`}>
        {section.kicker && <p className={`label ${styles.kicker}`}>{section.kicker}</p>}
        <h2 className={styles.heading}>
          <Breakable text={section.heading} />
        </h2>
        {section.text && <p className={styles.text}>{section.text}</p>}
      </div>
    </section>
  );
}

export const headline: SectionSite<'headline'> = {
  View: HeadlineSection,
  markdown: headlineMarkdown,
  examples,
};
