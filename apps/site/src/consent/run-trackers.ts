import { type ConsentEvent, type ConsentState, nextConsent } from './consent-state.ts';
import type { Consent, ConsentTool } from './consent-tool.ts';
import { removeCookies } from './remove-cookies.ts';
import { cancelScript, type Tracker } from './tracker.ts';

/** What running trackers needs of the browser; passed in, so that a test can see a reload. */
export type BrowserActions = { reload(): void };

const NOBODY: Consent = { preferences: false, marketing: false, recording: false };

/** Moves one tracker through its states. */
function follow(tracker: Tracker, { reload }: BrowserActions): (event: ConsentEvent) => void {
  let state: ConsentState = 'unknown';
  let script: HTMLScriptElement | undefined;
  return (event) => {
    const transition = nextConsent(state, event);
    state = transition.state;
    for (const effect of transition.effects) {
      if (effect === 'start') script = tracker.start();
      else if (effect === 'remove_cookies') removeCookies(tracker.cookies);
      else {
        // It may arrive before the answer for the page does.
        if (script) cancelScript(script);
        reload();
      }
    }
  };
}

/**
 * Starts each tracker when its category is granted, and removes its cookies when it is not (T-1 to T-4).
 *
 * @param tool null if the site has no consent tool: then everything may start
 * @param refusesAll the browser's Global Privacy Control, which counts as a refusal until the visitor decides
 * otherwise
 */
export function runTrackers(
  trackers: readonly Tracker[],
  tool: ConsentTool | null,
  refusesAll: boolean,
  browser: BrowserActions,
): void {
  const followers = trackers.map((tracker) => ({ tracker, tell: follow(tracker, browser) }));
  const decide = (consent: Consent) => {
    for (const { tracker, tell } of followers)
      tell({ kind: 'decided', isGranted: consent[tracker.category] });
  };
  const known = tool?.read() ?? null;
  if (known) decide(known);
  else if (refusesAll) decide(NOBODY);
  else for (const { tell } of followers) tell(tool ? { kind: 'undecided' } : { kind: 'no_tool' });
  tool?.onDecision(decide);
}
