import type { Language, Recording as RecordingMedia } from '@keelstone/model';
import { AudioPlayer } from './audio-player.tsx';
import type { RecordingWords } from './recording-words.ts';
import { RemoteVideoPlayer } from './remote-video-player.tsx';
import { VideoPlayer } from './video-player.tsx';

export type PlayerProps<R extends RecordingMedia> = {
  recording: R;
  words: RecordingWords;
  language: Language;
};

/** A recording: a sound, a hosted video or a remote one. Each plays without scripts, or links to where it plays. */
export function Recording({ recording, words, language }: PlayerProps<RecordingMedia>) {
  switch (recording.kind) {
    case 'audio':
      return <AudioPlayer recording={recording} words={words} language={language} />;
    case 'video':
      return <VideoPlayer recording={recording} words={words} language={language} />;
    case 'remote_video':
      return <RemoteVideoPlayer recording={recording} words={words} language={language} />;
  }
}
