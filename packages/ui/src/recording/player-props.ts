import type { Language, Recording } from '@keelstone/model';

/** Messages of the player. */
export type RecordingMessages = {
  audio: string;
  video: string;
  /** Precedes the length, for screen readers. */
  length: string;
  transcript: string;
  download: string;
  play: string;
  /** Says which provider's content the play button loads. */
  loadsFrom(provider: string): string;
  watchAt(provider: string): string;
};

export type PlayerProps<R extends Recording> = {
  recording: R;
  messages: RecordingMessages;
  language: Language;
};
