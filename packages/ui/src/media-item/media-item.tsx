import type { Language, Media, MediaItem as MediaItemContent } from '@keelstone/model';
import { Download } from '../download/download.tsx';
import { Picture } from '../picture/picture.tsx';
import { Recording } from '../recording/recording.tsx';
import type { RecordingWords } from '../recording/recording-words.ts';
import styles from './media-item.module.css';

type MediaItemProps = {
  item: MediaItemContent;
  words: { download: string; recording: RecordingWords };
  language: Language;
  /** The displayed width, as a value of the `sizes` attribute. */
  sizes: string;
};

/** One of the six media (C-4), with its caption. */
export function MediaItem({ item: { media, caption }, ...around }: MediaItemProps) {
  const shown = <MediaView media={media} {...around} />;
  if (!caption) return <div className={styles.item}>{shown}</div>;
  // A recording already is a figure with a title of its own.
  if ('seconds' in media) {
    return (
      <div className={styles.item}>
        {shown}
        <p className={styles.caption}>{caption}</p>
      </div>
    );
  }
  return (
    <figure className={styles.item}>
      {shown}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

function MediaView({ media, words, language, sizes }: Omit<MediaItemProps, 'item'> & { media: Media }) {
  switch (media.kind) {
    case 'image':
    case 'svg':
      return <Picture picture={media} sizes={sizes} />;
    case 'file':
      return <Download file={media} words={words} language={language} />;
    default:
      return <Recording recording={media} words={words.recording} language={language} />;
  }
}
