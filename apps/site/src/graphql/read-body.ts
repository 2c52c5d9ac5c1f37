import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnswerCache } from './answer-cache.ts';
import { parseGraphqlQueryString } from './graphql-request.ts';
import type { MadeAnswer } from './graphql-response.ts';
import { RequestError } from './request-error.ts';

/** What came as a request: its text, and the answer that is kept for this text or else the value that it is. */
export type ReceivedBody = { text: string } & ({ kept: MadeAnswer } | { kept?: undefined; value: unknown });

type Done = (error: Error | null, body?: ReceivedBody) => void;

/**
 * Reads JSON bodies, within a scope. One whose answer is kept is not parsed: the same text is the same request. This runs
 * after the hooks that refuse requests, and within the limits for bodies, for those requests as for all others.
 */
export function readBodies(scope: FastifyInstance, cache: AnswerCache | undefined): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  const read = (request: FastifyRequest, text: string, done: Done) => {
    const kept = cache?.get(text);
    if (kept) return done(null, { text, kept });
    parse(request, text, (error, value) => done(error, { text, value }));
  };
  // Only application/json: anything else is 415.
  scope.removeContentTypeParser(['application/json', 'text/plain']);
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, read);
}

/** In characters; our own pages send shorter ones. */
const LONGEST_URL = 8192;

/**
 * Reads a request from its URL (S-23), under a text of its own: however the URL was encoded, and in whichever order its
 * parameters came, it is the same request.
 *
 * @throws RequestError when the URL is too long, or holds no request
 */
export function readUrl({ url, query }: FastifyRequest, cache: AnswerCache | undefined): ReceivedBody {
  if (url.length > LONGEST_URL) {
    throw new RequestError(`The URL is longer than ${LONGEST_URL} characters. Send the request by POST.`);
  }
  const value = parseGraphqlQueryString(query as Record<string, unknown>);
  const text = JSON.stringify(value);
  const kept = cache?.get(text);
  return kept ? { text, kept } : { text, value };
}
