import { type ConsentEvent, type ConsentState, nextConsent } from './consent-state.ts';
import { type Consent, type ConsentTool, NOTHING_ALLOWED } from './consent-tool.ts';
import { removeCookies } from './remove-cookies.ts';
import { cancelScript, type Tracker } from './tracker.ts';

/** What running trackers needs of the page; passed in, so that a test can see it. */
export type PageActions = {
  /** Ends what runs in the page. */
  stop(): void;
};

/** Moves one tracker through its states. */
function follow(tracker: Tracker, { stop }: PageActions): (event: ConsentEvent) => void {
  let state: ConsentState = 'unknown';
  let script: HTMLScriptElement | undefined;
  return (event) => {
    const transition = nextConsent(state, event);
    state = transition.state;
    for (const effect of transition.effects) {
      if (effect === 'start') script = tracker.start();
      else if (effect === 'remove_cookies') removeCookies(tracker.cookies);
      else {
        // It may not have arrived yet.
        if (script) cancelScript(script);
        stop();
        // What runs until the page is left may set them again.
        addEventListener('pagehide', () => removeCookies(tracker.cookies));
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
  page: PageActions,
): void {
  const followers = trackers.map((tracker) => ({ tracker, tell: follow(tracker, page) }));
  const decide = (consent: Consent) => {
    for (const { tracker, tell } of followers)
      tell({ kind: 'decided', isGranted: consent[tracker.category] });
  };
  const known = tool?.read() ?? null;
  if (known) decide(known);
  else if (refusesAll) decide(NOTHING_ALLOWED);
  else for (const { tell } of followers) tell(tool ? { kind: 'undecided' } : { kind: 'no_tool' });
  tool?.onDecision(decide);
}
