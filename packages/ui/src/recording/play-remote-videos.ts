import { embedUrl } from './video-provider.ts';

/** The minimum permissions that a player needs. */
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** The provider's player, created only when the visitor plays the video. */
function createFrame(url: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.allow = ALLOWED;
  frame.allowFullscreen = true;
  // YouTube refuses to play on pages that send no referrer; the path of the page stays private.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = url;
  return frame;
}

/**
 * Click-to-load (C-4): pressing play replaces the poster of that video by the provider's player and focuses it.
 * The choice is not remembered: each video and each page requires it again. May be called repeatedly: it only
 * starts videos that were added since.
 */
export function playRemoteVideos(): void {
  for (const stage of document.querySelectorAll<HTMLElement>('[data-remote-video]:not([data-started])')) {
    const { remoteVideo, videoId, videoTitle = '' } = stage.dataset;
    const url = embedUrl(remoteVideo, videoId);
    const offer = stage.querySelector<HTMLElement>('[data-remote-offer]');
    if (!url || !offer) continue;
    stage.setAttribute('data-started', '');
    offer.hidden = false;
    offer.querySelector('button')?.addEventListener('click', () => {
      const frame = createFrame(url, videoTitle);
      const poster = [...stage.childNodes];
      stage.replaceChildren(frame);
      // Otherwise the video would continue to play out of sight.
      const stop = () => stage.replaceChildren(...poster);
      stage.closest('dialog')?.addEventListener('close', stop, { once: true });
      frame.focus();
    });
  }
}
