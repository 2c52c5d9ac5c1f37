import type { Recording as RecordingMedia } from '@keelstone/model';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleAudio, sampleMessages, sampleRemoteVideo, sampleVideo } from './recording.fixture.ts';
import { Recording } from './recording.tsx';

const render = (recording: RecordingMedia, language: 'en' | 'de' = 'en') =>
  renderToStaticMarkup(<Recording recording={recording} messages={sampleMessages} language={language} />);

describe('a sound recording', () => {
  it('C-4 plays in the browser’s own player, and fetches nothing before', () => {
    const html = render(sampleAudio());
    expect(html).toContain('controls="" preload="none" aria-label="A near miss"');
    expect(html).toContain('<source src="/media/audio/a-near-miss-1a2b3c4d.m4a" type="audio/mp4"/>');
  });

  it('C-4 says how long it is, and can be taken along under its own name', () => {
    const html = render(sampleAudio(), 'de');
    expect(html).toContain('<time dateTime="PT48S">0:48</time>');
    expect(html).toContain('download="a-near-miss.m4a"');
    expect(html).toContain('M4A, 412 kB');
  });

  it('C-4 has its words to read, a paragraph each', () => {
    expect(render(sampleAudio())).toContain('<p>Nobody was hurt.</p><p>That is why we wrote it down.</p>');
    expect(render(sampleAudio({ transcript: null }))).not.toContain('<details');
  });

  it('C-4 is on paper what was said, without what plays and saves it', () => {
    const html = render(sampleAudio());
    expect(html.match(/<\w+ [^>]*data-print="no"/g)?.map((tag) => tag.split(' ', 1)[0])).toEqual([
      '<audio',
      '<a',
    ]);
    expect(html).toContain('<details');
  });
});

describe('a film', () => {
  it('C-4 keeps its place, and shows a poster until it plays', () => {
    const html = render(sampleVideo());
    expect(html).toContain('width="1280" height="720"');
    expect(html).toContain('poster="/media/images/sample-960.webp"');
    expect(html).toContain('preload="none"');
  });

  it('C-4 keeps a place also when nobody measured it, and fetches its first picture where there is no poster', () => {
    const html = render(sampleVideo({ width: null, height: null, poster: null }));
    expect(html).toContain('width="1280" height="720"');
    expect(html).toContain('preload="metadata"');
    expect(html).not.toContain('poster=');
  });

  it('C-4 offers captions in each language', () => {
    const html = render(sampleVideo());
    expect(html.match(/<track/g)).toHaveLength(2);
    expect(html).toContain('kind="captions" src="/media/captions/contours-de-1a2b3c4d.vtt" srcLang="de"');
  });

  it('C-4 says nothing of a length that nobody knows', () => {
    expect(render(sampleVideo({ seconds: null }))).not.toContain('<time');
  });
});

describe('a film elsewhere', () => {
  it('C-4 loads nothing of the provider’s before somebody asks', () => {
    for (const provider of ['youtube', 'vimeo'] as const) {
      const html = render(sampleRemoteVideo({ provider }));
      const loading = [...html.matchAll(/\s(?:src|srcset|poster|data|action)="([^"]*)"/gi)];
      expect(loading.length).toBeGreaterThan(0);
      for (const [, address = ''] of loading) expect(address).not.toMatch(/\/\/|youtu|vimeo|ytimg/i);
      expect(html).not.toMatch(/<(iframe|script|link|object|embed)/);
    }
  });

  it('C-4 is a link to where it can be watched for those without JavaScript', () => {
    const html = render(sampleRemoteVideo());
    expect(html).toContain('href="https://www.youtube.com/watch?v=KEEL-STONE0"');
    expect(html).toContain('Watch at YouTube');
    expect(html).toContain('data-remote-offer="true" hidden=""');
  });

  it('C-4 says who is asked before it asks', () => {
    const html = render(sampleRemoteVideo({ provider: 'vimeo' }));
    expect(html).toContain('Pressing play loads the film from Vimeo.');
    expect(html).toContain('<time dateTime="PT3750S">1:02:30</time>');
  });
});

it.each([sampleAudio(), sampleVideo(), sampleRemoteVideo()])(
  'C-4 shows a $kind without inline style, markup in its title as text',
  (recording) => {
    const html = render({ ...recording, title: '<script>alert(1)</script>' });
    expect(html).not.toContain('style=');
    expect(html).not.toContain('<script>');
  },
);
