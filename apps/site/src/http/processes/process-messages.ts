/** What a process of the site tells whoever started it, once it serves. */
export type ReadyMessage = { ready: true; url: string; metricsUrl?: string | undefined };

export const isReady = (message: unknown): message is ReadyMessage =>
  typeof message === 'object' && message !== null && (message as { ready?: unknown }).ready === true;

/** Tells a process that another one has taken its place. */
export const RETIRE = 'retire';
