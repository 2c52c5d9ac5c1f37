import type { SearchSettings } from '@keelstone/content/settings/page-settings.model.ts';
import * as v from 'valibot';

/** Thrown if the server could not be reached. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('Network request failed', { cause });
    this.name = 'NetworkError';
  }
}

/** Thrown for any status of 300 and above. */
export class ServerError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`Response not successful: Received status code ${status}`);
    this.status = status;
    this.name = 'ServerError';
  }
}

/** Thrown if the response is not JSON. */
class ServerParseError extends Error {
  constructor(cause: unknown) {
    super('The server sent an answer that is not JSON', { cause });
    this.name = 'ServerParseError';
  }
}

/** Thrown if the response is JSON of an unexpected shape. */
class ResponseShapeError extends Error {
  constructor(reason: string) {
    super(`The server sent an answer of another shape: ${reason}`);
    this.name = 'ResponseShapeError';
  }
}

/** Thrown if the response contains GraphQL errors, with their messages. */
class GraphqlResponseError extends Error {
  constructor(errors: readonly { message: string }[]) {
    super(errors.map((error) => error.message).join(' '));
    this.name = 'GraphqlResponseError';
  }
}

type GraphqlOperation = {
  operationName: string;
  variables: Record<string, unknown>;
  query: string;
};

/** Where operations are sent, and with which method: part of the search settings. */
type GraphqlEndpoint = Pick<SearchSettings, 'graphqlUrl' | 'graphqlMethod'>;

/** In characters. URLs up to this length are safe with all intermediaries; longer operations are sent by POST. */
const LONGEST_URL = 2000;

const envelopeSchema = v.object({
  data: v.unknown(),
  errors: v.optional(v.array(v.object({ message: v.string() }))),
});

/** Reads a value by a schema. @throws ResponseShapeError naming the first part that does not fit, and where it stands */
function parseResponse<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = v.getDotPath(issue);
  throw new ResponseShapeError(place ? `${place}: ${issue.message}` : issue.message);
}

/**
 * Sends one GraphQL operation with same-origin credentials, by POST, or by GET if the settings say so.
 *
 * @param schema what the response's `data` has to be
 * @returns the response's `data`
 * @throws NetworkError, ServerError, ServerParseError, ResponseShapeError, GraphqlResponseError (E-5, E-6); DOMException when
 * aborted
 */
export async function sendGraphql<T>(
  endpoint: GraphqlEndpoint,
  operation: GraphqlOperation,
  schema: v.GenericSchema<unknown, T>,
  signal: AbortSignal,
): Promise<T> {
  const response = await fetchResponse(endpoint, operation, signal);
  if (response.status >= 300) throw new ServerError(response.status);
  const { data, errors } = parseResponse(envelopeSchema, await readJson(response, signal));
  if (errors?.length) throw new GraphqlResponseError(errors);
  return parseResponse(schema, data);
}

/** The same JSON for equal values regardless of the order of keys, so that equal requests have equal URLs. */
function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** The URL of an operation that is sent by GET; null if it has to be sent by POST. */
function urlOfGet(
  { graphqlUrl, graphqlMethod }: GraphqlEndpoint,
  { operationName, variables, query }: GraphqlOperation,
): string | null {
  if (graphqlMethod !== 'GET') return null;
  const parameters = { operationName, query, variables: toCanonicalJson(variables) };
  const url = `${graphqlUrl}?${new URLSearchParams(parameters)}`;
  return url.length <= LONGEST_URL ? url : null;
}

async function fetchResponse(
  endpoint: GraphqlEndpoint,
  operation: GraphqlOperation,
  signal: AbortSignal,
): Promise<Response> {
  const url = urlOfGet(endpoint, operation);
  const shared = { credentials: 'same-origin', signal } as const;
  try {
    if (url !== null) return await fetch(url, { ...shared, headers: { accept: '*/*' } });
    return await fetch(endpoint.graphqlUrl, {
      ...shared,
      method: 'POST',
      headers: { accept: '*/*', 'content-type': 'application/json' },
      body: JSON.stringify(operation),
    });
  } catch (error) {
    signal.throwIfAborted();
    throw new NetworkError(error);
  }
}

async function readJson(response: Response, signal: AbortSignal): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    signal.throwIfAborted();
    throw new ServerParseError(error);
  }
}
