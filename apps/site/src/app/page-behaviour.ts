import { parsePageSettings } from '@keelstone/content/settings/page-settings.model.ts';
import { startTracking } from '../consent/start-tracking.ts';
import { startNotices } from '../notices/browser/start-notices.ts';

/** What pages do by their settings. A chunk of its own: a page without any of it does not load it. */
export function startPageBehaviour(): void {
  const settings = parsePageSettings(
    JSON.parse(document.getElementById('page-settings')?.textContent ?? 'null'),
  );
  startNotices(settings.notices);
  startTracking(settings.tracking, settings.language);
  // A preview sends no forms.
  if (document.querySelector('[data-async]') && !document.querySelector('[data-preview]')) {
    void import('../forms/browser/start-forms.ts').then(({ startForms }) => startForms(settings));
  }
}
