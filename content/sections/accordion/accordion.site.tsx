import { Accordion } from '@keelstone/ui/accordion/accordion.tsx';
import { below } from '@keelstone/ui/heading/heading-level.ts';
import { RichText } from '@keelstone/ui/rich-text/rich-text.tsx';
import { SectionHeading } from '@keelstone/ui/section-heading/section-heading.tsx';
import type { SectionContext } from '@keelstone/ui/sections/section-context.ts';
import { ParagraphList } from '../../paragraphs/paragraph-list.site.tsx';
import type { SectionSite } from '../section-site.ts';
import type { SectionOf } from '../sections.model.ts';
import { examples } from './accordion.examples.ts';
import { accordionMarkdown } from './accordion.markdown.ts';
import styles from './accordion.module.css';

type AccordionSectionProps = { section: SectionOf<'accordion'>; context: SectionContext };

/** Collapsible questions and answers. */
export function AccordionSection({ section, context }: AccordionSectionProps) {
  const level = section.heading ? 3 : 2;
  const items = section.items.map(({ anchor, title, body, paragraphs, isDisabled }) => ({
    anchor,
    title,
    isDisabled,
    content: (
      <div className={styles.content}>
        <RichText blocks={body} language={context.language} topLevel={below(level)} />
        <ParagraphList paragraphs={paragraphs} level={below(level)} context={context} />
      </div>
    ),
  }));
  return (
    <section className={`frame grid ${styles.section}`} data-section={section.id}>
      <div className={styles.heading}>
        <SectionHeading text={section.heading} />
      </div>
      <div className={styles.items}>
        <Accordion
          items={items}
          headingLevel={level}
          allowsSeveralOpen={section.allowsSeveralOpen}
          allowsAllClosed={section.allowsAllClosed}
          ignoresAddress={section.ignoresAddress}
          addsToHistory={section.addsToHistory}
        />
      </div>
    </section>
  );
}

export const accordion: SectionSite<'accordion'> = {
  View: AccordionSection,
  markdown: accordionMarkdown,
  examples,
};
