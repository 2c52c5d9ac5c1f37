import { RichText } from '@keelstone/ui/rich-text/rich-text.tsx';
import type { SectionContext } from '@keelstone/ui/sections/section-context.ts';
import { ParagraphList } from '../../paragraphs/paragraph-list.site.tsx';
import type { SectionSite } from '../section-site.ts';
import type { SectionOf } from '../sections.model.ts';
import { examples } from './basic.examples.ts';
import { basicMarkdown } from './basic.markdown.ts';
import styles from './basic.module.css';

/** Running text, followed by the paragraphs that an editor has added. */
export function BasicSection({ section, context }: { section: SectionOf<'basic'>; context: SectionContext }) {
  const { id, body, paragraphs } = section;
  return (
    <section className={`frame grid ${styles.section}`} data-section={id}>
      {body.length > 0 && (
        <div className={styles.text}>
          <RichText blocks={body} language={context.language} />
        </div>
      )}
      {paragraphs.length > 0 && (
        <div className={styles.paragraphs}>
          <ParagraphList paragraphs={paragraphs} level={2} context={context} />
        </div>
      )}
    </section>
  );
}

export const basic: SectionSite<'basic'> = { View: BasicSection, markdown: basicMarkdown, examples };
