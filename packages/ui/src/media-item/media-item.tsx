import type { Language, Media, MediaItem as MediaItemContent } from '@keelstone/model';
import { Download } from '../download/download.tsx';
import { Picture } from '../picture/picture.tsx';
import type { RecordingMessages } from '../recording/player-props.ts';
import { Recording } from '../recording/recording.tsx';
import styles from './media-item.module.css';

type MediaItemProps = {
  item: MediaItemContent;
  messages: { download: string; recording: RecordingMessages };
  language: Language;
  /** The displayed width, as a value of the `sizes` attribute. */
  sizes: string;
};

/** One of the six media (C-4), with its caption. */
export function MediaItem({ item: { media, caption }, ...props }: MediaItemProps) {
  const shown = <MediaView media={media} {...props} />;
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

function MediaView({ media, messages, language, sizes }: Omit<MediaItemProps, 'item'> & { media: Media }) {
  switch (media.kind) {
    case 'image':
    case 'svg':
      return <Picture picture={media} sizes={sizes} />;
    case 'file':
      return <Download file={media} messages={messages} language={language} />;
    default:
      return <Recording recording={media} messages={messages.recording} language={language} />;
  }
}
