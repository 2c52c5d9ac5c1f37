import type { Audio } from '@keelstone/model';
import { PlayerFrame } from './player-frame.tsx';
import type { PlayerProps } from './player-props.ts';
import styles from './recording.module.css';
import { SaveLink } from './save-link.tsx';

/** A sound recording in the browser's built-in player. Nothing is loaded before a visitor plays it. */
export function AudioPlayer({ recording, messages, language }: PlayerProps<Audio>) {
  const link = <SaveLink recording={recording} download={messages.download} language={language} />;
  return (
    <PlayerFrame recording={recording} messages={messages} link={link}>
      {/* biome-ignore lint/a11y/useMediaCaption: audio has no picture for captions; its transcript is below */}
      <audio className={styles.audio} controls preload="none" aria-label={recording.title} data-print="no">
        <source src={recording.url} type={recording.mimeType} />
      </audio>
    </PlayerFrame>
  );
}
