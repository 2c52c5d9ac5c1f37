import { MediaItem } from '@keelstone/ui/media-item/media-item.tsx';
import type { ParagraphProps } from '@keelstone/ui/sections/paragraph-props.ts';
import type { ParagraphSite } from '../paragraph-site.ts';
import { examples } from './media.examples.ts';
import { mediaMarkdown } from './media.markdown.ts';
import styles from './media.module.css';

/** Media within running text, one below the other; files form a ruled list. */
export function MediaParagraph({ paragraph, context }: ParagraphProps<'media'>) {
  const { messages, language } = context;
  return (
    <div className={styles.media} data-paragraph={paragraph.id}>
      {paragraph.items.map((item, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same medium may occur twice, and the list is rendered once
        <div key={position} className={styles.item} data-media={item.media.kind}>
          <MediaItem
            item={item}
            messages={messages}
            language={language}
            sizes="(min-width: 64em) 60vw, 100vw"
          />
        </div>
      ))}
    </div>
  );
}

export const media: ParagraphSite<'media'> = { View: MediaParagraph, markdown: mediaMarkdown, examples };
