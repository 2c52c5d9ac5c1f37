import type { PageSettings } from '@keelstone/content/settings/page-settings.model.ts';
import { startTracking } from '../consent/start-tracking.ts';
import { startNotices } from '../notices/browser/start-notices.ts';

/** Behaviour that depends on the page settings. A separate chunk, so that pages without any do not load it. */
export function startPageBehaviour(settings: PageSettings): void {
  // On a preview, forms are not sent. They come first: whatever happens to notices and consent, they have to work.
  if (document.querySelector('[data-async]') && !document.querySelector('[data-preview]')) {
    import('../forms/browser/start-forms.ts').then(
      ({ startForms }) => startForms(settings),
      // Steps would lose files on their way from one to the next.
      () => document.documentElement.classList.remove('forms'),
    );
  }
  startNotices(settings.notices);
  startTracking(settings);
}
