import type { FastifyReply } from 'fastify';
import type { CdnHeaders } from '../http/cache/cdn-headers.ts';
import { negotiateEncoding } from '../http/cache/compression.ts';
import { isReading } from '../http/cache/send-cached.ts';
import { REVALIDATE } from '../http/cache/store-responses.ts';
import { ANY_CHANGE, EVERY_PAGE } from '../http/cache/surrogate-keys.ts';
import { varyBy } from '../http/headers/vary.ts';
import type { Question } from '../search/server/count-question.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { GraphqlContext } from './graphql-context.ts';
import { type GraphqlRequest, parseGraphqlRequest } from './graphql-request.ts';
import { MadeAnswer } from './graphql-response.ts';
import { checkOperation } from './query-limits.ts';
import type { ReceivedBody } from './read-body.ts';

export type GraphqlDependencies = GraphqlContext & {
  configuration: { isDevelopment: boolean; allowsGraphqlGet: boolean };
  /** Answers that are kept; nothing is kept when left out. */
  graphqlCache?: AnswerCache | undefined;
  /** What a cache in front is told of answers to GET; nothing when left out. */
  cdnHeaders?: CdnHeaders | undefined;
};

/** A cache in front forgets an answer with whatever is published, as our own does (ADR 12). */
const OF_EVERYTHING = { keys: new Set([EVERY_PAGE, ANY_CHANGE]), until: Number.POSITIVE_INFINITY };

/** Answers what came as a body, or in a URL: from what is kept, when the same text was answered before. */
export async function answerBody(
  body: ReceivedBody | undefined,
  reply: FastifyReply,
  deps: GraphqlDependencies,
) {
  if (body?.kept) {
    for (const question of body.kept.questions) deps.searchCounter?.count(question);
    return give(body.kept, reply, deps, () => deps.graphqlCache?.weighAgain(body.text, body.kept));
  }
  return answer(parseGraphqlRequest(body?.value), reply, deps, body?.text);
}

/** Answers, and keeps the answer under the request's text, if it has one and nothing was wrong. */
async function answer(
  { query, variables, operationName }: GraphqlRequest,
  reply: FastifyReply,
  deps: GraphqlDependencies,
  text?: string,
) {
  const { content, indexes, searchCounter, graphqlCache } = deps;
  checkOperation(query, operationName);
  const generation = graphqlCache?.generation ?? 0;
  const questions: Question[] = [];
  const count = (question: Question) => {
    questions.push(question);
    searchCounter?.count(question);
  };
  const context: GraphqlContext = { content, indexes, searchCounter: { count } };
  reply.header('cache-control', 'no-store');
  const execution = await reply.graphql(query, context as never, variables, operationName);
  if (execution.errors?.length) return execution;
  const made = new MadeAnswer(JSON.stringify(execution), questions);
  if (text !== undefined) graphqlCache?.keep(text, made, generation);
  return give(made, reply, deps, () => text !== undefined && graphqlCache?.weighAgain(text, made));
}

/** Sends an answer as it is; made just now or long ago, there is no difference. */
async function give(
  made: MadeAnswer,
  reply: FastifyReply,
  { cdnHeaders }: GraphqlDependencies,
  onGrown: () => unknown,
): Promise<Buffer | string> {
  const { headers, method } = reply.request;
  const encoding = made.encodingFor(negotiateEncoding(headers['accept-encoding']));
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
  varyBy(reply, 'Accept-Encoding');
  // What is counted has to come here each time (S-26).
  if (isReading(method) && made.questions.length === 0) {
    reply.headers({ 'cache-control': REVALIDATE, etag: made.tag(encoding), ...cdnHeaders?.(OF_EVERYTHING) });
    if (made.isNamedBy(headers['if-none-match'])) {
      reply.code(304).removeHeader('content-type');
      return '';
    }
  }
  if (encoding === null) return made.at(null) as Buffer;
  reply.header('content-encoding', encoding);
  const known = made.at(encoding);
  if (known) return known;
  const body = await made.compress(encoding);
  onGrown();
  return body;
}
