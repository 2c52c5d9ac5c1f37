import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseGraphqlQueryString } from './graphql-request.ts';
import type { GraphqlCache, GraphqlResponse } from './graphql-response.ts';
import { RequestError } from './request-error.ts';

/** What came as a request: its text, and the response cached for this text or else the parsed value. */
export type ReceivedBody = { text: string } & (
  | { cached: GraphqlResponse }
  | { cached?: undefined; value: unknown }
);

type Done = (error: Error | null, body?: ReceivedBody) => void;

/** The cached response to a request, and counts whether there was one. */
function lookUp(cache: GraphqlCache | undefined, text: string): GraphqlResponse | undefined {
  const cached = cache?.get(text);
  if (cache) cache.counts[cached ? 'hits' : 'misses'] += 1;
  return cached;
}

/**
 * Reads JSON bodies, within a scope. One whose response is cached is not parsed: the same text is the same request. This runs
 * after the hooks that refuse requests, and within the limits for bodies, for those requests as for all others.
 */
export function readBodies(scope: FastifyInstance, cache: GraphqlCache | undefined): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  const read = (request: FastifyRequest, text: string, done: Done) => {
    const cached = lookUp(cache, text);
    if (cached) return done(null, { text, cached });
    parse(request, text, (error, value) => done(error, { text, value }));
  };
  // Accept only application/json: anything else gets 415.
  scope.removeContentTypeParser(['application/json', 'text/plain']);
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, read);
}

/** In characters; our own pages send shorter ones. */
const LONGEST_URL = 8192;

/**
 * Reads a request from its URL (S-23), with a normalised text: it is the same however the URL is encoded and its
 * parameters are ordered.
 *
 * @throws RequestError if the URL is too long, or does not contain a request
 */
export function readUrl({ url, query }: FastifyRequest, cache: GraphqlCache | undefined): ReceivedBody {
  if (url.length > LONGEST_URL) {
    throw new RequestError(`The URL is longer than ${LONGEST_URL} characters. Send the request by POST.`);
  }
  const value = parseGraphqlQueryString(query as Record<string, unknown>);
  const text = JSON.stringify(value);
  const cached = lookUp(cache, text);
  return cached ? { text, cached } : { text, value };
}
