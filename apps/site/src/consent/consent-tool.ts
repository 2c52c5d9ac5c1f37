/** The cookie in which our own banner stores a decision. */
export const CONSENT_COOKIE = 'keelstone_consent';

/** `preferences`: data that the site stores on the visitor's own device for convenience, and sends to nobody. */
export type ConsentCategory = 'preferences' | 'marketing' | 'recording';

/** What a visitor has consented to. */
export type Consent = Readonly<Record<ConsentCategory, boolean>>;

/** What our own banner asks for: the categories, and a number that changes with the services in them. */
export type Asked = { categories: readonly ConsentCategory[]; revision: number };

export const NOTHING_ALLOWED: Consent = { preferences: false, marketing: false, recording: false };

/** The visitor's other tabs. Null where the browser denies the channel, as with blocked cookies: then each is on its own. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    // a page works without what a browser refuses.
    return null;
  }
}

/** A tool that asks visitors for consent: our own banner, or an external tool (T-3). */
export interface ConsentTool {
  /** The visitor's decision; null if the tool is not initialised, or there is no decision. */
  read(): Consent | null;
  /** Whether an existing decision can be read immediately: then null means that there is none. */
  readonly isReady: boolean;
  /** Subscribes to decisions, including an existing one that is read when the tool has loaded. */
  onDecision(listener: (consent: Consent) => void): void;
  /**
   * Opens the tool, so that visitors can change their decision (T-4).
   *
   * @returns a promise that is rejected if it could not be loaded
   */
  open(): Promise<void>;
}

/** Our own banner, whose library is loaded only when a visitor has to be asked or wants to change their decision. */
export type Banner = {
  ask(): void;
  change(): void;
  /** Closes it with its choices, and forgets the decision that it remembers: the next use reads the cookie. */
  close(): void;
};
