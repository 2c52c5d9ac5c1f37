import { say } from '@keelstone/languages/say.ts';
import * as v from 'valibot';

const refusalSchema = v.object({ errors: v.looseTuple([v.object({ message: v.string() })]) });

/** Thrown when no answer of the CMS arrived, so that it may have done all the same what was asked. */
export class NoResponseError extends Error {}

/** A request with a JSON body. */
export const jsonRequest = (body: unknown, method: 'POST' | 'PATCH' = 'POST'): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/**
 * Requests the newest version of a document in one language only, also of what is in the trash.
 *
 * @param api of the document, in the REST API
 */
export function fetchNewest(api: string, locale: string): Promise<Response> {
  const query = { draft: 'true', depth: '0', locale, 'fallback-locale': 'null', trash: 'true' };
  return fetch(`${api}?${new URLSearchParams(query)}`, { credentials: 'same-origin' });
}

const NOT_JSON = Symbol('not JSON');

const isAborted = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/**
 * Reads a response of the CMS.
 *
 * @param request on its way
 * @param schema of the body, as far as it is used
 * @param failed said if the CMS gives no reason
 * @returns the body, without what is not in the schema
 * @throws Error with a sentence for the editor: the reason that the CMS gives, or `failed` as a NoResponseError
 */
export async function readResponse<T>(
  request: Promise<Response>,
  schema: v.GenericSchema<unknown, T>,
  failed: string = say('The CMS did not answer. Try again in a moment.'),
): Promise<T> {
  const response = await request.catch((error: unknown) => {
    // Who aborts a request is not interested in it any more, and must be able to tell.
    throw isAborted(error) ? error : new NoResponseError(failed, { cause: error });
  });
  // A proxy, or the log-in page of a network, may respond in HTML, also with 200.
  const body: unknown = response.status === 204 ? null : await response.json().catch(() => NOT_JSON);
  if (!response.ok) {
    const refusal = v.safeParse(refusalSchema, body);
    const reason = refusal.success && refusal.output.errors[0].message;
    throw reason ? new Error(reason) : new NoResponseError(failed);
  }
  if (body === NOT_JSON) throw new NoResponseError(failed);
  const { success, output, issues } = v.safeParse(schema, body);
  if (!success) throw new NoResponseError(failed, { cause: issues });
  return output;
}
