import type { Audio, Recording as RecordingMedia } from '@keelstone/model';
import { PlayerFrame } from './player-frame.tsx';
import type { PlayerProps } from './player-props.ts';
import styles from './recording.module.css';
import { RemoteVideoPlayer } from './remote-video-player.tsx';
import { SaveLink } from './save-link.tsx';
import { VideoPlayer } from './video-player.tsx';

/** A sound recording in the browser's built-in player. Nothing is loaded before a visitor plays it. */
function AudioPlayer({ recording, messages, language }: PlayerProps<Audio>) {
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

/** A recording: a sound, a hosted video or a remote one. Each plays without scripts, or links to where it plays. */
export function Recording({ recording, messages, language }: PlayerProps<RecordingMedia>) {
  switch (recording.kind) {
    case 'audio':
      return <AudioPlayer recording={recording} messages={messages} language={language} />;
    case 'video':
      return <VideoPlayer recording={recording} messages={messages} language={language} />;
    case 'remote_video':
      return <RemoteVideoPlayer recording={recording} messages={messages} language={language} />;
  }
}
