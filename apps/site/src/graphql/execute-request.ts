import type { SearchCounter } from '@keelstone/outbox';
import type { FastifyReply } from 'fastify';
import type { CdnHeaders } from '../http/cache/cdn-headers.ts';
import { negotiateEncoding } from '../http/cache/compression.ts';
import { isReading } from '../http/cache/send-cached.ts';
import { REVALIDATE } from '../http/cache/store-responses.ts';
import { ANY_CHANGE, EVERY_PAGE } from '../http/cache/surrogate-keys.ts';
import { TooManySearchesError, tellWhenToSearch } from '../http/guard/limit-searches.ts';
import { varyBy } from '../http/headers/vary.ts';
import type { Question } from '../search/server/count-search.ts';
import type { Documents } from './documents.ts';
import type { GraphqlContext } from './graphql-context.ts';
import { formatExecution } from './graphql-errors.ts';
import { type GraphqlRequest, parseGraphqlRequest } from './graphql-request.ts';
import { type GraphqlCache, GraphqlResponse } from './graphql-response.ts';
import type { ReceivedBody } from './read-body.ts';

type Executing = GraphqlDependencies & { documents: Documents };

export type GraphqlDependencies = Omit<GraphqlContext, 'searchCounter' | 'admitSearch'> & {
  searchCounter?: Pick<SearchCounter, 'count'> | undefined;
  configuration: { isDevelopment: boolean; allowsGraphqlGet: boolean };
  /** Nothing is cached when left out. */
  graphqlCache?: GraphqlCache | undefined;
  /** What a cache in front is told about responses to GET; nothing when left out. */
  cdnHeaders?: CdnHeaders | undefined;
};

/** A cache in front discards a response with whatever is published, as our own does (ADR 12). */
const ON_EVERYTHING = { keys: new Set([EVERY_PAGE, ANY_CHANGE]), until: Number.POSITIVE_INFINITY };

/** Responds to what came as a body, or in a URL: from the cache, when the same text was executed before. */
export async function executeBody(body: ReceivedBody | undefined, reply: FastifyReply, deps: Executing) {
  if (!body?.cached) return execute(parseGraphqlRequest(body?.value), reply, deps, body?.text);
  for (const question of body.cached.questions) deps.searchCounter?.count(question, reply.request.ip);
  return send(body.cached, reply, deps, body.text);
}

/** Executes, and caches the response under the request's text, if it has one and there was no error. */
async function execute(request: GraphqlRequest, reply: FastifyReply, deps: Executing, text?: string) {
  const { content, indexes, searchCounter, graphqlCache } = deps;
  const generation = graphqlCache?.generation ?? 0;
  const questions: Question[] = [];
  const count = (question: Question) => {
    questions.push(question);
    searchCounter?.count(question, reply.request.ip);
  };
  let searches = 0;
  const admitSearch = () => {
    searches += 1;
    // The request itself was counted as the first one, before it was read.
    if (searches > 1 && reply.request.admitsFurtherSearch?.() === false) throw new TooManySearchesError();
  };
  const context: GraphqlContext = { content, indexes, searchCounter: { count }, admitSearch };
  reply.header('cache-control', 'no-store');
  const execution = await deps.documents.execute(request, context);
  const refusal = execution.errors?.find(
    ({ originalError }) => originalError instanceof TooManySearchesError,
  )?.originalError;
  if (refusal) {
    tellWhenToSearch(reply);
    throw refusal;
  }
  if (execution.errors?.length) {
    const { statusCode, response } = formatExecution(execution, reply.log);
    return reply.code(statusCode).send(response);
  }
  const response = new GraphqlResponse(JSON.stringify(execution), questions, text);
  if (text !== undefined) graphqlCache?.put(text, response, generation);
  return send(response, reply, deps, text);
}

/** Sends a response, whether it was made just now or came from the cache. */
async function send(
  response: GraphqlResponse,
  reply: FastifyReply,
  { cdnHeaders, graphqlCache }: GraphqlDependencies,
  text: string | undefined,
): Promise<Buffer | string> {
  const { headers, method } = reply.request;
  const encoding = response.encodingFor(negotiateEncoding(headers['accept-encoding']));
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
  varyBy(reply, 'Accept-Encoding');
  // Requests that are counted must reach this server every time (S-26).
  if (isReading(method) && response.questions.length === 0) {
    const etag = response.tag(encoding);
    reply.headers({ 'cache-control': REVALIDATE, etag, ...cdnHeaders?.(ON_EVERYTHING) });
    if (response.isNamedBy(headers['if-none-match'])) {
      reply.code(304).removeHeader('content-type');
      return '';
    }
  }
  if (encoding) reply.header('content-encoding', encoding);
  const known = response.at(encoding);
  if (known) return known.body;
  const { body } = await response.in(encoding);
  if (text !== undefined) graphqlCache?.weighAgain(text, response);
  return body;
}
