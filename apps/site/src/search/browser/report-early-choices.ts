import { CLICKS_PATH } from '../query/report-paths.ts';

/**
 * Reports results that visitors choose before the search screen has been hydrated, which does it from then on (S-26). What
 * to report is in their links.
 */
export function reportEarlyChoices(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLElement>('a[data-choice]');
    if (!link || link.closest('[data-hydrated]')) return;
    const { choice = '' } = link.dataset;
    navigator.sendBeacon?.(CLICKS_PATH, new Blob([choice], { type: 'application/json' }));
  });
}
