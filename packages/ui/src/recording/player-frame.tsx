import type { Recording } from '@keelstone/model';
import type { ReactNode } from 'react';
import { Breakable } from '../breakable/breakable.tsx';
import { Duration } from './duration.tsx';
import styles from './player-frame.module.css';
import type { RecordingMessages } from './player-props.ts';
import { Transcript } from './transcript.tsx';

type PlayerFrameProps = {
  recording: Recording;
  messages: RecordingMessages;
  /** The player. */
  children: ReactNode;
  /** A link below the player: to the file, or to the video at its provider's site. */
  link: ReactNode;
};

/** What surrounds the player of every recording: title and length above or below, a link, the transcript. */
export function PlayerFrame({ recording, messages, children, link }: PlayerFrameProps) {
  const { kind, title, seconds, transcript } = recording;
  return (
    <figure className={styles.frame} data-recording={kind}>
      {children}
      <figcaption className={styles.caption}>
        <span className={styles.title}>
          <Breakable text={title} />
        </span>
        <span className={styles.facts}>
          {kind === 'audio' ? messages.audio : messages.video}
          {seconds !== null && <Duration seconds={seconds} label={messages.length} />}
        </span>
      </figcaption>
      <div className={styles.below} data-print="no">
        {link}
        {transcript && transcript.length > 0 && (
          <Transcript paragraphs={transcript} label={messages.transcript} />
        )}
      </div>
    </figure>
  );
}
