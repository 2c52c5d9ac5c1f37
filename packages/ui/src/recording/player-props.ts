import type { Language, Recording } from '@keelstone/model';

/** What a player says besides the text of its recording. */
export type RecordingMessages = {
  audio: string;
  video: string;
  /** Before the length, for those who hear the page. */
  length: string;
  transcript: string;
  download: string;
  play: string;
  /** What a press on play does: from whom it loads. */
  loadsFrom(provider: string): string;
  watchAt(provider: string): string;
};

export type PlayerProps<R extends Recording> = {
  recording: R;
  messages: RecordingMessages;
  language: Language;
};
