import type { ConsentTool } from './consent-tool.ts';
import { externalConsentTool } from './external-consent-tool.ts';

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
export const cookiebot = (scriptUrl: string, siteId: string): ConsentTool =>
  externalConsentTool({
    scriptUrl: `${scriptUrl}${scriptUrl.includes('?') ? '&' : '?'}cbid=${encodeURIComponent(siteId)}`,
    events: ['CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline'],
    read() {
      const tool = window.Cookiebot;
      if (!tool?.hasResponse) return null;
      const { preferences, marketing, statistics } = tool.consent;
      return { preferences, marketing, recording: statistics };
    },
    isLoaded: () => Boolean(window.Cookiebot),
    show: () => window.Cookiebot?.renew(),
  });
