import type { HydrateWhen } from './island.tsx';

const INTERACTIONS = ['pointerdown', 'focusin', 'keydown'] as const;

/**
 * Calls `start` once: immediately, when the browser is idle, when the element approaches the viewport, or at the
 * first interaction.
 */
export function whenReady(element: HTMLElement, when: HydrateWhen, start: () => void): void {
  if (when === 'idle' && 'requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else if (when === 'visible') whenVisible(element, start);
  else if (when === 'interaction') whenTouched(element, start);
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

function whenTouched(element: HTMLElement, start: () => void): void {
  const controller = new AbortController();
  const startOnce = () => {
    controller.abort();
    start();
  };
  for (const name of INTERACTIONS) element.addEventListener(name, startOnce, { signal: controller.signal });
}
