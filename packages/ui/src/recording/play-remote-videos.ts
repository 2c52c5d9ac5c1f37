import { embedUrl } from './video-provider.ts';

/** What a player needs to play, and nothing more. */
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** The provider's player, made at the moment it is asked for. */
function createFrame(url: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.allow = ALLOWED;
  frame.allowFullscreen = true;
  // YouTube refuses to play for a page that does not say whence it comes; the address of the page stays ours.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = url;
  return frame;
}

/**
 * Click-to-load (C-4): each press on play puts that film's player in the place of its poster, and the focus into it.
 * Nothing is remembered: the next film and the next page ask again. Called anew, it starts only what has come since.
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
      // It would go on playing out of sight.
      const stop = () => stage.replaceChildren(...poster);
      stage.closest('dialog')?.addEventListener('close', stop, { once: true });
      frame.focus();
    });
  }
}
