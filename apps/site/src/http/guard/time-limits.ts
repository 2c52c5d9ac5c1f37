/** How long clients may take, in milliseconds. */
export type TimeLimits = {
  /** From the connection, or the first byte of a subsequent request, to the end of the headers. */
  headersMs: number;
  /** To the end of the body: a form of maximum length on a slow connection. */
  requestMs: number;
  /** Between two requests, and for a client that does not read a response. */
  idleMs: number;
  /** How often connections are checked for exceeded limits. */
  checkMs: number;
};

export const TIME_LIMITS: TimeLimits = {
  headersMs: 20_000,
  requestMs: 60_000,
  idleMs: 72_000,
  checkMs: 5_000,
};

/** The limits as Fastify options, including those for servers created by a `serverFactory`. */
export const timeLimitOptions = ({ headersMs, requestMs, idleMs, checkMs }: TimeLimits) => ({
  requestTimeout: requestMs,
  keepAliveTimeout: idleMs,
  connectionTimeout: idleMs,
  // Node.js checks these against each other when it creates the server, before Fastify sets the one above.
  http: { headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval: checkMs },
});
