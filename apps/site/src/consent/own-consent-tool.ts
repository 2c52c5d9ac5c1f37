import type { Language } from '@keelstone/model/language';
import { readCookie } from '@keelstone/ui/dom/read-cookie.ts';
import {
  type Asked,
  type Banner,
  CONSENT_COOKIE,
  type Consent,
  type ConsentTool,
  NOTHING_ALLOWED,
  openChannel,
} from './consent-tool.ts';

export type LoadBanner = () => Promise<{
  createBanner(language: Language, asked: Asked): Promise<Banner>;
}>;

/** Events of the banner's library in this tab. */
const DECIDED = ['cc:onFirstConsent', 'cc:onChange'];

type Decision = { categories: readonly unknown[]; revision: unknown };

function readDecision(): Decision | null {
  try {
    const decision = JSON.parse(decodeURIComponent(readCookie(document.cookie, CONSENT_COOKIE)));
    return Array.isArray(decision.categories) ? decision : null;
  } catch {
    // No cookie, or an invalid one: there is no decision.
    return null;
  }
}

/**
 * Our own banner (T-3).
 *
 * @param asked a decision on services holds for its revision alone, and that on the visitor's own device for all
 * @param mayAsk false if the browser has decided already (Global Privacy Control): the footer's button remains
 */
export function ownConsentTool(
  language: Language,
  asked: Asked,
  mayAsk: boolean,
  loadBanner: LoadBanner = () => import('./consent-banner.ts'),
): ConsentTool {
  const holds = (decision: Decision | null) => decision?.revision === asked.revision;
  const consentOf = (decision: Decision | null): Consent | null =>
    decision && {
      preferences: decision.categories.includes('preferences'),
      marketing: holds(decision) && decision.categories.includes('marketing'),
      recording: holds(decision) && decision.categories.includes('recording'),
    };
  const read = () => consentOf(readDecision());
  let banner: Promise<Banner> | undefined;
  const withBanner = () => {
    banner ??= loadBanner().then(({ createBanner }) => createBanner(language, asked));
    // If loading failed, the next press of the button tries again.
    banner.catch(() => {
      banner = undefined;
    });
    return banner;
  };
  const listeners: ((consent: Consent) => void)[] = [];
  let known = JSON.stringify(read());
  const hear = (decision: Decision | null, isOfThisTab = false) => {
    const consent = consentOf(decision);
    const text = JSON.stringify(consent);
    const isNews = text !== known;
    // What another tab has decided: the banner's library would save what it remembers instead.
    if (isNews && !isOfThisTab)
      banner?.then(
        (own) => own.close(),
        // It did not load, so there is nothing to close.
        () => {},
      );
    known = text;
    // A decision that has expired, or was deleted with the browser's cookies, is no consent any more.
    if (consent || isNews) for (const listener of listeners) listener(consent ?? NOTHING_ALLOWED);
  };
  const channel = openChannel(CONSENT_COOKIE);
  for (const event of DECIDED)
    addEventListener(event, () => {
      channel?.postMessage(readDecision());
      hear(readDecision(), true);
    });
  // Another tab decides for this one, too, unless it asked about other services. The message has the decision, which may
  // arrive before the cookie.
  channel?.addEventListener('message', ({ data }: MessageEvent<Decision | null>) => hear(data));
  // A page that was asleep or left by then gets no message.
  addEventListener('pageshow', () => hear(readDecision()));
  document.addEventListener('visibilitychange', () => hear(readDecision()));
  if (mayAsk && !holds(readDecision())) void withBanner().then((own) => own.ask());
  return {
    read,
    isReady: true,
    onDecision: (listener) => void listeners.push(listener),
    open: () => withBanner().then((own) => own.change()),
  };
}
