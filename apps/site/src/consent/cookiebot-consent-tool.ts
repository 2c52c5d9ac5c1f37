import type { Consent, ConsentTool } from './consent-tool.ts';
import { loadManager } from './load-manager.ts';

declare global {
  interface Window {
    Cookiebot?: {
      hasResponse: boolean;
      consent: { preferences: boolean; marketing: boolean; statistics: boolean };
      renew(): void;
    };
  }
}

/**
 * Cookiebot: fires events when a decision is known and whenever it changes,
 * https://www.cookiebot.com/en/developer.
 */
export function cookiebot(scriptUrl: string, siteId: string): ConsentTool {
  const whenLoaded = loadManager(
    `${scriptUrl}${scriptUrl.includes('?') ? '&' : '?'}cbid=${encodeURIComponent(siteId)}`,
    {},
    () => window.Cookiebot,
  );
  const read = (): Consent | null => {
    const tool = window.Cookiebot;
    if (!tool?.hasResponse) return null;
    const { preferences, marketing, statistics } = tool.consent;
    return { preferences, marketing, recording: statistics };
  };
  return {
    read,
    isReady: false,
    onDecision(listener) {
      for (const event of ['CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline']) {
        addEventListener(event, () => {
          const consent = read();
          if (consent) listener(consent);
        });
      }
    },
    async open() {
      (await whenLoaded()).renew();
    },
  };
}
