/** What a player says besides the words of its recording. */
export type RecordingWords = {
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
