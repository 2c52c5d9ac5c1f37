import * as v from 'valibot';
import { RequestError } from './request-error.ts';

const requestSchema = v.object(
  {
    query: v.pipe(v.string('`query` must be a string.'), v.nonEmpty('`query` is empty.')),
    operationName: v.nullish(v.string('`operationName` must be a string.')),
    variables: v.nullish(v.record(v.string(), v.unknown(), '`variables` must be an object.')),
  },
  'The request must be a JSON object with `query`, and optionally `operationName` and `variables`.',
);

/** One GraphQL request, sent by POST or GET. */
export type GraphqlRequest = {
  query: string;
  operationName: string | undefined;
  variables: Record<string, unknown>;
};

/**
 * Validates a request.
 *
 * @throws RequestError naming the first property that is missing or of the wrong type
 */
export function parseGraphqlRequest(value: unknown): GraphqlRequest {
  if (Array.isArray(value)) throw new RequestError('Batches are not accepted; send one operation at a time.');
  const result = v.safeParse(requestSchema, value);
  if (!result.success) {
    const [issue] = result.issues;
    const isMissing = issue.input === undefined && issue.path !== undefined;
    throw new RequestError(isMissing ? 'The request has no `query`.' : issue.message);
  }
  const { query, operationName, variables } = result.output;
  // Without a prototype: a variable may be called `toString`, and not be given.
  const given = Object.assign(Object.create(null), variables) as Record<string, unknown>;
  return { query, operationName: operationName || undefined, variables: given };
}

/**
 * Parses a request from a query string, whose `variables` are JSON.
 *
 * @throws RequestError if they are not, or if the request is not valid
 */
export function parseGraphqlQueryString(query: Record<string, unknown>): GraphqlRequest {
  const { variables } = query;
  if (typeof variables !== 'string' || variables === '') {
    return parseGraphqlRequest({ ...query, variables: variables || undefined });
  }
  try {
    return parseGraphqlRequest({ ...query, variables: JSON.parse(variables) });
  } catch (error) {
    if (error instanceof RequestError) throw error;
    throw new RequestError('`variables` is not valid JSON.');
  }
}
