import type { PageSettings } from '@keelstone/content/settings/page-settings.model.ts';
import type { TrackingSettings } from '@keelstone/model/tracking';
import { whenActivated } from '@keelstone/ui/dom/when-activated.ts';
import { openPrivacyChoices } from '../shell/browser/offer-privacy-choices.ts';
import { blockRequests, watchSockets } from './block-requests.ts';
import type { ConsentTool } from './consent-tool.ts';
import { cookiebot } from './cookiebot-consent-tool.ts';
import { followPreferences } from './follow-preferences.ts';
import { marketingAutomation } from './marketing-automation.ts';
import { oneTrust } from './onetrust-consent-tool.ts';
import { ownConsentTool } from './own-consent-tool.ts';
import { runTrackers } from './run-trackers.ts';
import { sessionRecording } from './session-recording.ts';
import type { Tracker } from './tracker.ts';
import { watchEntries } from './watch-entries.ts';

/** https://www.w3.org/TR/gpc: the browser's signal that the visitor's data must not be sold or shared. */
const refusesAll = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** For convenience alone, no banner is shown and no external tool is loaded: there is the button in the footer. */
function chooseTool(
  { language, consentRevision: revision, tracking: { consent } }: PageSettings,
  trackers: readonly Tracker[],
): ConsentTool | null {
  const { tool, scriptUrl, siteId } = consent;
  const isTracking = trackers.length > 0;
  if (tool === 'none' || (tool !== 'own' && !isTracking)) return null;
  if (tool === 'onetrust' && scriptUrl && siteId) return oneTrust(scriptUrl, siteId);
  if (tool === 'cookiebot' && scriptUrl && siteId) return cookiebot(scriptUrl, siteId);
  // An external tool that is misconfigured must not be treated as "no consent tool".
  const categories = ['preferences' as const, ...trackers.map(({ category }) => category)];
  return ownConsentTool(language, { categories, revision }, isTracking && !refusesAll());
}

function trackersOf({
  marketingAutomation: marketing,
  sessionRecording: recording,
}: TrackingSettings): Tracker[] {
  const trackers = [marketing && marketingAutomation(marketing), recording && sessionRecording(recording)];
  return trackers.filter((tracker) => tracker !== null);
}

/**
 * Prepares the end of trackers whose consent is withdrawn. A running script cannot be stopped but by a reload, which would
 * empty a form that somebody is filling in: such a page stays, cut off from all services, until it is left.
 */
function prepareStop({ consent }: TrackingSettings, trustedUrls: readonly string[]): () => void {
  watchSockets();
  const hasEntries = watchEntries();
  const origins = [consent.scriptUrl, ...trustedUrls].flatMap((url) => (url ? [new URL(url).origin] : []));
  return () => {
    blockRequests([...origins, ...consent.origins]);
    if (!hasEntries()) location.reload();
  };
}

function start(settings: PageSettings): void {
  const { tracking, trustedUrls } = settings;
  const trackers = trackersOf(tracking);
  const tool = chooseTool(settings, trackers);
  if (trackers.length > 0)
    runTrackers(trackers, tool, refusesAll(), { stop: prepareStop(tracking, trustedUrls) });
  followPreferences(tool);
  if (!tool) return;
  for (const control of document.querySelectorAll<HTMLElement>('[data-privacy-choices]')) {
    control.hidden = false;
    control.addEventListener('click', () => openPrivacyChoices(control, tool.open));
    // The address leads to the choices, as that of a tab does in which they are opened because they failed to load.
    if (location.hash !== `#${control.id}`) continue;
    // Once: not again after the reload that a withdrawal brings.
    history.replaceState(history.state, '', location.href.split('#')[0]);
    control.click();
  }
}

/** Asks for consent and tracks according to the page settings; on a prerendered page, once it is activated (T-4). */
export function startTracking(settings: PageSettings): void {
  whenActivated(() => start(settings));
}
