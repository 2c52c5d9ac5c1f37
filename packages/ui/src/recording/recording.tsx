import type { Recording as RecordingMedia } from '@keelstone/model';
import { AudioPlayer } from './audio-player.tsx';
import type { PlayerProps } from './player-props.ts';
import { RemoteVideoPlayer } from './remote-video-player.tsx';
import { VideoPlayer } from './video-player.tsx';

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
