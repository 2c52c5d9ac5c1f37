import { type Consent, type ConsentTool, openChannel } from './consent-tool.ts';
import { loadScript } from './tracker.ts';

const PAUSE_MS = 100;
const MOST_PAUSES = 30;

/** What differs between external consent managers. */
type Manager = {
  scriptUrl: string;
  /** Data attributes of its script. */
  data?: Record<string, string>;
  /** Its events of decisions, including an existing one that is read when it has loaded. */
  events: readonly string[];
  /** The visitor's decision; null if it has not loaded, or there is none. */
  read(): Consent | null;
  /** Whether it can show its choices: maybe only after another script that its own one loads. */
  isLoaded(): boolean;
  show(): void;
};

/**
 * Loads an external consent manager (T-3). Its choices wait for it, up to three seconds, and are rejected if it does not
 * come: content blockers stop such scripts.
 */
export function externalConsentTool({ scriptUrl, data, events, read, isLoaded, show }: Manager): ConsentTool {
  let pauses = MOST_PAUSES;
  loadScript(scriptUrl, { data }).onerror = () => {
    pauses = 0;
  };
  const channel = openChannel(scriptUrl);
  return {
    read,
    isReady: false,
    onDecision(listener) {
      for (const event of events)
        addEventListener(event, () => {
          const consent = read();
          if (!consent) return;
          // A manager does not tell the visitor's other tabs.
          channel?.postMessage(consent);
          listener(consent);
        });
      channel?.addEventListener('message', ({ data }: MessageEvent<Consent>) => listener(data));
    },
    async open() {
      for (; !isLoaded(); pauses -= 1) {
        if (pauses <= 0) throw new Error(`${scriptUrl} has not loaded.`);
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
      show();
    },
  };
}
