// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { playRemoteVideos } from './play-remote-videos.ts';
import { sampleMessages, sampleRemoteVideo } from './recording.fixture.ts';
import { Recording } from './recording.tsx';
import { embedUrl } from './video-provider.ts';

const show = (...videos: ReturnType<typeof sampleRemoteVideo>[]) => {
  document.body.innerHTML = videos
    .map((video) =>
      renderToStaticMarkup(<Recording recording={video} messages={sampleMessages} language="en" />),
    )
    .join('');
};
const frames = () => [...document.querySelectorAll('iframe')];

beforeEach(() => {
  // The test must not access the provider either; happy-dom logs to the console that it did not.
  const { settings } = (window as unknown as { happyDOM: { settings: Record<string, boolean> } }).happyDOM;
  settings.disableIframePageLoading = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('play', () => {
  it('C-4 is offered only where it works, and loads nothing by being offered', () => {
    show(sampleRemoteVideo());
    const offer = document.querySelector<HTMLElement>('[data-remote-offer]');
    expect(offer?.hidden).toBe(true);
    playRemoteVideos();
    expect(offer?.hidden).toBe(false);
    expect(frames()).toHaveLength(0);
  });

  it('C-4 puts the provider’s player in place of the poster, names it, and moves the focus into it', () => {
    show(sampleRemoteVideo());
    playRemoteVideos();
    document.querySelector('button')?.click();
    const [frame] = frames();
    expect(frame?.src).toBe('https://www.youtube-nocookie.com/embed/KEEL-STONE0?autoplay=1&rel=0');
    expect(frame?.title).toBe('How a claim <travels>');
    expect(document.activeElement).toBe(frame);
    expect(document.querySelector('picture')).toBeNull();
  });

  it('C-4 loads a player once, however often content is started', () => {
    show(sampleRemoteVideo());
    const added = vi.spyOn(document, 'createElement');
    playRemoteVideos();
    playRemoteVideos();
    document.querySelector('button')?.click();
    expect(added.mock.calls.filter(([name]) => name === 'iframe')).toHaveLength(1);
  });

  it('C-4 remembers nothing: another film asks again', () => {
    show(sampleRemoteVideo(), sampleRemoteVideo({ provider: 'vimeo', videoId: '100200300' }));
    playRemoteVideos();
    document.querySelector('button')?.click();
    expect(frames()).toHaveLength(1);
    expect(document.querySelectorAll('[data-remote-offer]:not([hidden])')).toHaveLength(1);
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
    document.querySelector('button')?.click();
    expect(frames()[1]?.src).toBe('https://player.vimeo.com/video/100200300?autoplay=1&dnt=1');
  });

  it.each([
    ['youtube', 'a/../../evil'],
    ['youtube', '"onload="x'],
    ['constructor', 'abc'],
    [undefined, 'abc'],
    ['vimeo', undefined],
  ])('C-4 has no player for %s %s', (provider, id) => {
    expect(embedUrl(provider, id)).toBeUndefined();
  });
});
