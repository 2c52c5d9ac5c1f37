/** The message that a process of the site sends to its parent when it is ready. */
export type ReadyMessage = { ready: true; url: string; metricsUrl?: string | undefined };

export const isReady = (message: unknown): message is ReadyMessage =>
  typeof message === 'object' && message !== null && (message as { ready?: unknown }).ready === true;

/** Tells a process that another one has replaced it. */
export const RETIRE = 'retire';
