import type { HydrateWhen } from '@keelstone/ui/island/island.tsx';

const INTERACTIONS = ['pointerdown', 'focusin', 'keydown'];
/** Also a pointer that is above the element, which on most devices comes well before it is pressed. */
const INTENTIONS = ['pointerover', ...INTERACTIONS];

/**
 * Calls `start` once: immediately, when the browser is idle, when the element approaches the viewport, at the first
 * sign of an intention, or at the first interaction. To go back or forward within the document is an intention, too: the
 * address changes, and only the element's script can show what it says now.
 */
export function whenReady(element: HTMLElement, when: HydrateWhen, start: () => void): void {
  if (when === 'idle' && 'requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else if (when === 'visible') whenVisible(element, start);
  else if (when === 'interaction') whenTouched(element, INTERACTIONS, start);
  else if (when === 'intention') whenTouched(element, INTENTIONS, start, window);
  else start();
}

function whenVisible(element: HTMLElement, start: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
}

function whenTouched(
  element: HTMLElement,
  signs: readonly string[],
  start: () => void,
  traversed?: Window,
): void {
  // The focus may be there already, because the browser shows the page before it runs its scripts.
  if (element.contains(document.activeElement)) {
    start();
    return;
  }
  const controller = new AbortController();
  const startOnce = () => {
    controller.abort();
    start();
  };
  traversed?.addEventListener('popstate', startOnce, { signal: controller.signal });
  for (const name of signs) element.addEventListener(name, startOnce, { signal: controller.signal });
}
