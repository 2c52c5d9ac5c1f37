import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import { GraphQLError } from './graphql-library.ts';
import { InvalidDocument, RequestError } from './request-error.ts';

/** The message for clients about an internal error; the log has the details. */
const INTERNAL_ERROR = 'The server could not answer. The fault is noted; please try again.';

/** Characters. A message quotes what is wrong, which may be most of the request. */
const LONGEST_MESSAGE = 500;

const refusal = (message: string, code: string) => new RequestError(message, code).toJSON();

/** An error in the request, or one that a resolver throws for the client: its message is meant for the client. */
function isForClient(error: GraphQLError): boolean {
  return !error.originalError || error.originalError instanceof GraphQLError;
}

function formatError(error: GraphQLError): GraphQLFormattedError {
  if (!isForClient(error)) return refusal(INTERNAL_ERROR, 'INTERNAL_SERVER_ERROR');
  const original = error.originalError instanceof GraphQLError ? error.originalError.extensions : {};
  const extensions = { code: 'GRAPHQL_VALIDATION_FAILED', ...original, ...error.extensions };
  const { message, ...where } = error.toJSON();
  const short = message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)} …` : message;
  return { message: short, ...where, extensions };
}

type Execution = { data?: Record<string, unknown> | null; errors?: readonly GraphQLError[] };

/** Status and body for an executed operation with errors: 400 if a rejected request has no data. */
export function formatExecution(execution: Execution, log: Pick<FastifyRequest['log'], 'error'>) {
  const errors = execution.errors ?? [];
  for (const error of errors) {
    if (!isForClient(error)) log.error({ err: error.originalError }, 'A GraphQL resolver failed');
  }
  const statusCode = !execution.data && errors.some(isForClient) ? 400 : 200;
  return { statusCode, response: { data: execution.data ?? null, errors: errors.map(formatError) } };
}

/** Requests that Fastify rejects before they reach GraphQL, by Fastify's error code. */
const REFUSALS: Record<string, { status: number; message: string; code: string }> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    message: 'Send the request as application/json.',
    code: 'UNSUPPORTED_MEDIA_TYPE',
  },
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    message: 'The request is too large; at most 64 kB are accepted.',
    code: 'BODY_TOO_LARGE',
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, message: 'The request has no body.', code: 'BAD_REQUEST' },
};

const MALFORMED = { status: 400, message: 'The body is not valid JSON.', code: 'BAD_REQUEST' };

/** Responds to a request that was rejected before its execution, with GraphQL errors. */
export function sendRefusal(
  error: FastifyError | GraphQLError | InvalidDocument,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  // Without this, caches could store a response to GET.
  reply.header('cache-control', 'no-store');
  if (error instanceof GraphQLError || error instanceof InvalidDocument) {
    const errors = error instanceof GraphQLError ? [error] : error.errors;
    return reply.code(400).send({ data: null, errors: errors.map(formatError) });
  }
  if (error.statusCode === 429)
    return reply.code(429).send({ data: null, errors: [refusal(error.message, 'TOO_MANY_REQUESTS')] });
  const known = REFUSALS[error.code] ?? (error.statusCode === 400 ? MALFORMED : undefined);
  if (known)
    return reply.code(known.status).send({ data: null, errors: [refusal(known.message, known.code)] });
  request.log.error({ err: error }, 'A GraphQL request failed');
  return reply.code(200).send({ data: null, errors: [refusal(INTERNAL_ERROR, 'INTERNAL_SERVER_ERROR')] });
}
