import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnswerCache } from './answer-cache.ts';
import type { MadeAnswer } from './made-answer.ts';

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
