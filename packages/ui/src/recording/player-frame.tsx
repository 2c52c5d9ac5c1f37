import type { Recording } from '@keelstone/model';
import type { ReactNode } from 'react';
import { Breakable } from '../breakable/breakable.tsx';
import styles from './player-frame.module.css';
import type { RecordingMessages } from './player-props.ts';
import { Transcript } from './transcript.tsx';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const two = (value: number) => String(value).padStart(2, '0');

/** A duration in the format of players: `0:48`, `12:05`, `1:02:30`. */
function formatDuration(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  const rest = two(whole % MINUTE);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** The duration of a recording, also machine-readable. `label` is for screen readers. */
function Duration({ seconds, label }: { seconds: number; label: string }) {
  return (
    <span>
      <span className="visually-hidden">{label} </span>
      <time dateTime={`PT${Math.max(1, Math.round(seconds))}S`}>{formatDuration(seconds)}</time>
    </span>
  );
}

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
      <div className={styles.below}>
        {link}
        {transcript && transcript.length > 0 && (
          <Transcript paragraphs={transcript} label={messages.transcript} />
        )}
      </div>
    </figure>
  );
}
