import type { Recording as RecordingMedia } from '@keelstone/model';
import type { ReactNode } from 'react';
import { Download } from '../download/download.tsx';
import { sampleAudio, sampleMessages, sampleRemoteVideo, sampleVideo } from './recording.fixture.ts';
import { Recording } from './recording.tsx';

const LONG =
  'Betriebsunterbrechungsversicherungsbedingungen und Lieferkettensorgfaltspflichtengesetz, vorgelesen und erläutert';

const show = (recording: RecordingMedia, language: 'en' | 'de' = 'en') => (
  <Recording recording={recording} messages={sampleMessages} language={language} />
);

const audio = sampleAudio({
  url: '/media/near-miss.en.mp3',
  mimeType: 'audio/mpeg',
  filename: 'Near miss.mp3',
});
const video = sampleVideo({
  url: '/media/incident-timeline.mp4',
  seconds: 19.6,
  poster: null,
  transcript: ['Ten past four. A sensor reports a loss of pressure.'],
  captions: [
    { url: '/media/incident-timeline.en.vtt', language: 'en', label: 'English' },
    { url: '/media/incident-timeline.de.vtt', language: 'de', label: 'Deutsch' },
  ],
});
const remote = sampleRemoteVideo({ poster: null, transcript: ['What is said.'] });

/** Uses the demo's media files, which the server of these examples must serve under /media/. */
export const examples: Readonly<Record<string, ReactNode>> = {
  audio: show(audio),
  video: show(video),
  remote: show(remote),
  'two-remote': (
    <>
      {show(remote)}
      {show(
        sampleRemoteVideo({ provider: 'vimeo', videoId: '990000000001', poster: null, title: 'Another' }),
      )}
    </>
  ),
  'german-longest': (
    <>
      {show({ ...audio, title: LONG, transcript: [LONG, LONG] }, 'de')}
      {show({ ...remote, title: LONG }, 'de')}
      {show({ ...video, title: LONG }, 'de')}
    </>
  ),
  download: (
    <Download
      file={{
        kind: 'file',
        id: 1,
        url: '/media/first-hour-card.pdf?name=Die%20erste%20Stunde.pdf',
        title: LONG,
        filename: 'Die erste Stunde.pdf',
        mimeType: 'application/pdf',
        bytes: 8860,
      }}
      messages={{ download: 'Download' }}
      language="de"
    />
  ),
};
