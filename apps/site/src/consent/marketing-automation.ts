import type { MarketingAutomationSettings } from '@keelstone/model/tracking';
import { loadScript, type Tracker } from './tracker.ts';

declare global {
  interface Window {
    /** The global that the marketing-automation script creates. */
    Munchkin?: { init(id: string): void };
  }
}

/** T-1: loads the script and passes it the identifier from the page settings. */
export function marketingAutomation({ id, scriptUrl, cookies }: MarketingAutomationSettings): Tracker {
  return {
    category: 'marketing',
    cookies,
    start: () => loadScript(scriptUrl, { onLoad: () => window.Munchkin?.init(id) }),
  };
}
