import { Heading } from '@keelstone/ui/heading/heading.tsx';
import { ArrowLink } from '@keelstone/ui/link/arrow-link.tsx';
import { levelInside, ParagraphHeading } from '@keelstone/ui/sections/paragraph-heading.tsx';
import type { ParagraphProps } from '@keelstone/ui/sections/paragraph-props.ts';
import type { ParagraphSite } from '../paragraph-site.ts';
import { examples } from './summaries.examples.ts';
import { summariesMarkdown } from './summaries.markdown.ts';
import styles from './summaries.module.css';

/** Links to other pages with an editor's own description of what is there. */
export function SummariesParagraph({ paragraph, level }: ParagraphProps<'summaries'>) {
  const { id, heading, items } = paragraph;
  return (
    <div className={styles.summaries} data-paragraph={id}>
      <ParagraphHeading text={heading} level={level} />
      <ul className={styles.list}>
        {items.map((item, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and are rendered once
          <li key={position}>
            <Heading level={levelInside(heading, level)} className={styles.title}>
              {item.heading}
            </Heading>
            <div className={styles.more}>
              {item.text && <p className={styles.text}>{item.text}</p>}
              {item.link && <ArrowLink url={item.link.url} title={item.link.title} />}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const summaries: ParagraphSite<'summaries'> = {
  View: SummariesParagraph,
  markdown: summariesMarkdown,
  examples,
};
