/** `preferences`: what the site keeps on the visitor's own device for their convenience, and tells nobody. */
export type ConsentCategory = 'preferences' | 'marketing' | 'recording';

/** What a visitor agreed to. */
export type Consent = Readonly<Record<ConsentCategory, boolean>>;

/** Whoever asks visitors: our own banner, or an external tool (T-3). */
export interface ConsentTool {
  /** The visitor's decision; null while the tool is not initialised, or nobody has decided. */
  read(): Consent | null;
  /** Whether a decision, if there is one, can be read from the beginning: null then means that nobody has decided. */
  readonly isReady: boolean;
  /** Tells of each decision, and of the one that was there when the tool had loaded. */
  onDecision(listener: (consent: Consent) => void): void;
  /** Lets the visitor change their mind (T-4). */
  open(): void;
}
