import { Heading } from '@keelstone/ui/heading/heading.tsx';
import { below, type HeadingLevel } from '@keelstone/ui/heading/heading-level.ts';
import { ArrowLink } from '@keelstone/ui/link/arrow-link.tsx';
import { Picture } from '@keelstone/ui/picture/picture.tsx';
import { RichText } from '@keelstone/ui/rich-text/rich-text.tsx';
import type { SectionContext } from '@keelstone/ui/sections/section-context.ts';
import { Tabs } from '@keelstone/ui/tabs/tabs.tsx';
import { ParagraphList } from '../../paragraphs/paragraph-list.site.tsx';
import type { SectionSite } from '../section-site.ts';
import type { SectionOf } from '../sections.model.ts';
import { examples } from './tabbed-billboard.examples.ts';
import { tabbedBillboardMarkdown } from './tabbed-billboard.markdown.ts';
import styles from './tabbed-billboard.module.css';

type TabbedBillboardProps = { section: SectionOf<'tabbed_billboard'>; context: SectionContext };

/** Large statements in tabs, one visible at a time. */
export function TabbedBillboardSection({ section, context }: TabbedBillboardProps) {
  const level = section.heading ? 3 : 2;
  const tabs = section.tabs.map((tab) => ({
    anchor: tab.anchor,
    label: tab.label,
    content: <Billboard tab={tab} level={level} context={context} />,
  }));
  return (
    <section className={`frame ${styles.section}`} data-section={section.id}>
      {section.heading && (
        <Heading level={2} className={styles.heading}>
          {section.heading}
        </Heading>
      )}
      <Tabs tabs={tabs} label={section.heading ?? context.messages.tabs} />
    </section>
  );
}

type BillboardProps = {
  tab: SectionOf<'tabbed_billboard'>['tabs'][number];
  level: HeadingLevel;
  context: SectionContext;
};

function Billboard({ tab, level, context }: BillboardProps) {
  return (
    <div className={`grid ${styles.billboard}`} data-has-picture={tab.picture !== null || undefined}>
      <div className={styles.text}>
        <Heading level={level} className={styles.title}>
          {tab.heading}
        </Heading>
        <RichText blocks={tab.body} language={context.language} topLevel={below(level)} />
        {tab.link && <ArrowLink url={tab.link.url} title={tab.link.title} />}
      </div>
      {tab.picture && (
        <Picture
          className={styles.picture}
          picture={tab.picture}
          sizes="(min-width: 64em) 50vw, 100vw"
          isDecorative
        />
      )}
      {tab.paragraphs.length > 0 && (
        <div className={styles.paragraphs}>
          <ParagraphList paragraphs={tab.paragraphs} level={below(level)} context={context} />
        </div>
      )}
    </div>
  );
}

export const tabbedBillboard: SectionSite<'tabbed_billboard'> = {
  View: TabbedBillboardSection,
  markdown: tabbedBillboardMarkdown,
  examples,
};
