import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import { ArrowLink } from '@keelstone/ui/link/arrow-link.tsx';
import { Picture } from '@keelstone/ui/picture/picture.tsx';
import { RichText } from '@keelstone/ui/rich-text/rich-text.tsx';
import type { SectionContext } from '@keelstone/ui/sections/section-context.ts';
import type { SectionSite } from '../section-site.ts';
import type { SectionOf } from '../sections.model.ts';
import { examples } from './featured-text.examples.ts';
import { featuredTextMarkdown } from './featured-text.markdown.ts';
import styles from './featured-text.module.css';

type FeaturedTextProps = { section: SectionOf<'featured_text'>; context: SectionContext };

/** Text beside a picture; the sides alternate from one such section to the next. */
export function FeaturedTextSection({ section, context }: FeaturedTextProps) {
  const hasPicture = section.picture !== null;
  return (
    <section
      className={`frame grid ${styles.section}`}
      data-section={section.id}
      data-has-picture={hasPicture || undefined}
    >
      {section.picture && (
        <Picture
          className={styles.picture}
          picture={section.picture}
          sizes="(min-width: 64em) 48vw, 100vw"
          isDecorative
        />
      )}
      <div className={styles.text}>
        <h2>
          <Breakable text={section.heading} />
        </h2>
        <RichText blocks={section.body} language={context.language} />
        {section.link && <ArrowLink url={section.link.url} title={section.link.title} />}
      </div>
    </section>
  );
}

export const featuredText: SectionSite<'featured_text'> = {
  View: FeaturedTextSection,
  markdown: featuredTextMarkdown,
  examples,
};
