/** How long visitors may take, in milliseconds. */
export type TimeLimits = {
  /** From the connection, or the first byte of a further request, to the end of the headers. */
  headersMs: number;
  /** To the end of the body: a form of full length over a slow line. */
  requestMs: number;
  /** Between two requests, and for a visitor who takes nothing of an answer. */
  idleMs: number;
  /** How often connections are looked through for those that take longer. */
  checkMs: number;
};

export const TIME_LIMITS: TimeLimits = {
  headersMs: 20_000,
  requestMs: 60_000,
  idleMs: 72_000,
  checkMs: 5_000,
};

/** The limits as Fastify takes them, and servers of our own making with it. */
export const timeLimitOptions = ({ headersMs, requestMs, idleMs, checkMs }: TimeLimits) => ({
  requestTimeout: requestMs,
  keepAliveTimeout: idleMs,
  connectionTimeout: idleMs,
  // Node.js compares the two while it makes a server, before Fastify tells it the one above.
  http: { headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval: checkMs },
});
