import type { Audio, RemoteVideo, Video } from '@keelstone/model';
import { sampleImage } from '@keelstone/model/samples';
import type { RecordingMessages } from './player-props.ts';

export const sampleMessages: RecordingMessages = {
  audio: 'Sound recording',
  video: 'Film',
  length: 'Length:',
  transcript: 'Transcript',
  download: 'Download',
  play: 'Play',
  loadsFrom: (provider) => `Pressing play loads the film from ${provider}.`,
  watchAt: (provider) => `Watch at ${provider}`,
};

const file = { filename: 'a-near-miss.m4a', bytes: 412_000 };

export function sampleAudio(overrides: Partial<Audio> = {}): Audio {
  return {
    kind: 'audio',
    id: 1,
    url: '/media/audio/a-near-miss-1a2b3c4d.m4a',
    title: 'A near miss',
    mimeType: 'audio/mp4',
    seconds: 48.4,
    transcript: ['Nobody was hurt.', 'That is why we wrote it down.'],
    ...file,
    ...overrides,
  };
}

export function sampleVideo(overrides: Partial<Video> = {}): Video {
  return {
    kind: 'video',
    id: 2,
    url: '/media/videos/contours-1a2b3c4d.mp4',
    title: 'Contours',
    mimeType: 'video/mp4',
    seconds: 12,
    width: 1280,
    height: 720,
    poster: sampleImage(),
    captions: [
      { url: '/media/captions/contours-en-1a2b3c4d.vtt', language: 'en', label: 'English' },
      { url: '/media/captions/contours-de-1a2b3c4d.vtt', language: 'de', label: 'Deutsch' },
    ],
    transcript: null,
    ...file,
    ...overrides,
  };
}

export function sampleRemoteVideo(overrides: Partial<RemoteVideo> = {}): RemoteVideo {
  return {
    kind: 'remote_video',
    id: 3,
    title: 'How a claim <travels>',
    provider: 'youtube',
    videoId: 'KEEL-STONE0',
    watchUrl: 'https://www.youtube.com/watch?v=KEEL-STONE0',
    seconds: 3750,
    poster: sampleImage(),
    transcript: null,
    ...overrides,
  };
}
