import type { Image, Video } from '@keelstone/model';
import { PlayerFrame } from './player-frame.tsx';
import type { PlayerProps } from './player-props.ts';
import styles from './recording.module.css';
import { SaveLink } from './save-link.tsx';

/** Used for videos whose size is unknown. */
const USUAL = { width: 1280, height: 720 };
/** A poster has only one URL: the smallest WebP that is wide enough for most columns. */
const POSTER_WIDTH = 960;

function posterUrl(poster: Image): string {
  const webp = poster.renditions.filter(({ format }) => format === 'webp');
  return (webp.find(({ width }) => width >= POSTER_WIDTH) ?? webp.at(-1))?.url ?? poster.url;
}

/** A hosted video in the browser's built-in player, with its space reserved and optional captions. */
export function VideoPlayer({ recording, messages, language }: PlayerProps<Video>) {
  const { width, height, poster, captions } = recording;
  const size = width && height ? { width, height } : USUAL;
  const link = <SaveLink recording={recording} download={messages.download} language={language} />;
  return (
    <PlayerFrame recording={recording} messages={messages} link={link}>
      <video
        className={styles.video}
        controls
        playsInline
        // With a poster, nothing needs to be loaded in advance; without one, the first frame is.
        preload={poster ? 'none' : 'metadata'}
        poster={poster ? posterUrl(poster) : undefined}
        {...size}
        aria-label={recording.title}
      >
        <source src={recording.url} type={recording.mimeType} />
        {captions.map((track) => (
          <track
            key={track.url}
            kind="captions"
            src={track.url}
            srcLang={track.language}
            label={track.label}
          />
        ))}
      </video>
    </PlayerFrame>
  );
}
