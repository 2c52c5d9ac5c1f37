/** Thrown when the server was not reached. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('Network request failed', { cause });
    this.name = 'NetworkError';
  }
}

/** Thrown for any status of 300 and above. */
export class ServerError extends Error {
  constructor(readonly status: number) {
    super(`Response not successful: Received status code ${status}`);
    this.name = 'ServerError';
  }
}

/** Thrown when the answer is not JSON. */
export class ServerParseError extends Error {
  constructor(cause: unknown) {
    super('The server sent an answer that is not JSON', { cause });
    this.name = 'ServerParseError';
  }
}

/** Thrown when the server answered with GraphQL errors: it says what they are. */
export class GraphqlAnswerError extends Error {
  constructor(errors: readonly { message: string }[]) {
    super(errors.map((error) => error.message).join(' '));
    this.name = 'GraphqlAnswerError';
  }
}

export type GraphqlOperation = {
  operationName: string;
  variables: Record<string, unknown>;
  query: string;
};

/**
 * Sends one GraphQL operation by POST, with same-origin credentials.
 *
 * @returns the answer's `data`
 * @throws NetworkError, ServerError, ServerParseError, GraphqlAnswerError (E-5); DOMException when aborted
 */
export async function sendGraphql<T>(
  url: string,
  operation: GraphqlOperation,
  signal: AbortSignal,
): Promise<T> {
  const response = await fetchAnswer(url, operation, signal);
  if (response.status >= 300) throw new ServerError(response.status);
  const { data, errors } = await readAnswer<T>(response, signal);
  if (errors?.length) throw new GraphqlAnswerError(errors);
  return data;
}

async function fetchAnswer(url: string, operation: GraphqlOperation, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { accept: '*/*', 'content-type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify(operation),
      signal,
    });
  } catch (error) {
    signal.throwIfAborted();
    throw new NetworkError(error);
  }
}

type Answer<T> = { data: T; errors?: { message: string }[] };

async function readAnswer<T>(response: Response, signal: AbortSignal): Promise<Answer<T>> {
  try {
    return (await response.json()) as Answer<T>;
  } catch (error) {
    signal.throwIfAborted();
    throw new ServerParseError(error);
  }
}
