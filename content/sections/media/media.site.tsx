import { MediaItem } from '@keelstone/ui/media-item/media-item.tsx';
import { SectionHeading } from '@keelstone/ui/section-heading/section-heading.tsx';
import type { SectionContext } from '@keelstone/ui/sections/section-context.ts';
import type { SectionSite } from '../section-site.ts';
import type { SectionOf } from '../sections.model.ts';
import { examples } from './media.examples.ts';
import { mediaMarkdown } from './media.markdown.ts';
import styles from './media.module.css';

type Layout = SectionOf<'media'>['layout'];

/** The displayed width of pictures in each layout. */
const SIZES: Record<Layout, string> = {
  wide: '(min-width: 96rem) 90rem, 100vw',
  text: '(min-width: 64em) 60vw, 100vw',
  gallery: '(min-width: 64em) 36vw, (min-width: 40em) 50vw, 100vw',
};

/** Pictures, recordings and files: full width, in the text column, or as a gallery. */
export function MediaSection({ section, context }: { section: SectionOf<'media'>; context: SectionContext }) {
  const { id, heading, layout, items } = section;
  return (
    <section className={`frame grid ${styles.section}`} data-section={id} data-layout={layout}>
      {heading && (
        <div className={styles.heading}>
          <SectionHeading text={heading} />
        </div>
      )}
      <div className={styles.items}>
        {items.map((item, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same medium may occur twice, and the list is rendered once
          <div key={position} className={styles.item} data-media={item.media.kind}>
            <MediaItem
              item={item}
              messages={context.messages}
              language={context.language}
              sizes={SIZES[layout]}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

export const media: SectionSite<'media'> = { View: MediaSection, markdown: mediaMarkdown, examples };
