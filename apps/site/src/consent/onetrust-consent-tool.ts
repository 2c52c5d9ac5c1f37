import { readCookie } from '@keelstone/ui/dom/read-cookie.ts';
import type { ConsentTool } from './consent-tool.ts';
import { externalConsentTool } from './external-consent-tool.ts';

declare global {
  interface Window {
    /** Active groups, such as `,C0001,C0004,`. */
    OnetrustActiveGroups?: string;
    OneTrust?: { IsAlertBoxClosed?(): boolean; ToggleInfoDisplay?(): void };
  }
}

/** OneTrust's default groups: performance, functional, and targeting. */
const RECORDING = 'C0002';
const PREFERENCES = 'C0003';
const MARKETING = 'C0004';

/** OneTrust: fires its event when it has loaded and with each change, https://developer.onetrust.com. */
export const oneTrust = (scriptUrl: string, siteId: string): ConsentTool =>
  externalConsentTool({
    scriptUrl,
    data: { domainScript: siteId },
    events: ['OneTrustGroupsUpdated'],
    read() {
      const groups = window.OnetrustActiveGroups?.split(',');
      // Before the visitor decides, groups that require no consent are active: that is not a decision. The script tells of
      // them before the one that it loads knows of a box; until then its cookie says whether that was closed.
      const isDecided =
        window.OneTrust?.IsAlertBoxClosed?.() ?? readCookie(document.cookie, 'OptanonAlertBoxClosed') !== '';
      if (!groups || !isDecided) return null;
      return {
        preferences: groups.includes(PREFERENCES),
        marketing: groups.includes(MARKETING),
        recording: groups.includes(RECORDING),
      };
    },
    isLoaded: () => Boolean(window.OneTrust?.ToggleInfoDisplay),
    show: () => window.OneTrust?.ToggleInfoDisplay?.(),
  });
