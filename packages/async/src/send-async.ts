import * as v from 'valibot';
import { AjaxError, type Failure, ForeignCallbackError, VERIFICATION_FAILED } from './ajax-error.ts';
import { isLocalUrl } from './callback-url.ts';
import { asyncResponseSchema, type Command, VERIFICATION_HEADER, VERIFIED } from './protocol.ts';
import type { AsyncRequestBody } from './request.ts';

/** Where requests are made from. `trustedUrls` are exact URLs from the page settings. */
export type AsyncContext = { baseUrl: string; trustedUrls: readonly string[] };

const UNSENT = 0;
const DONE = 4;
/** The response to a form with invalid input, which says how to correct it. */
const UNPROCESSABLE = 422;
/**
 * Other rejections are accepted only if the response is verified: too large, too many, unavailable.
 * Intermediaries may send these, too.
 */
const EXPLAINED: readonly number[] = [403, 413, 429, 503];
const GIVE_UP_AFTER_MS = 30_000;
/** Files take longer on a slow connection. */
const GIVE_UP_FILES_AFTER_MS = 120_000;

async function post(url: string, body: AsyncRequestBody | FormData, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      credentials: 'same-origin',
      // With a form, the browser sets the type itself, because it has to name the boundary.
      ...(body instanceof FormData
        ? { headers: { accept: 'application/json' }, body }
        : {
            headers: { 'content-type': 'application/json', accept: 'application/json' },
            body: JSON.stringify(body),
          }),
      signal,
    });
  } catch (error) {
    throw new AjaxError({
      url,
      status: 0,
      statusText: error instanceof Error ? error.message : 'error',
      responseText: '',
      readyState: signal.aborted ? UNSENT : DONE,
    });
  }
}

function readCommands(text: string, failure: Omit<Failure, 'customMessage'>): Command[] {
  try {
    return v.parse(asyncResponseSchema, JSON.parse(text)).commands;
  } catch (error) {
    throw new AjaxError({ ...failure, customMessage: `The response cannot be read: ${String(error)}` });
  }
}

/**
 * Sends the data of a form or link, and reads the commands for the page.
 *
 * @param url as in the page; relative URLs are resolved against the base
 * @param body a form only if it has files
 * @param signal aborts the request; by default after thirty seconds, or two minutes with files
 * @returns the commands of a verified response
 * @throws ForeignCallbackError if the URL is neither local nor trusted: nothing is sent then
 * @throws AjaxError for every other failure, with a report (E-1, E-2)
 */
export async function sendAsync(
  url: string,
  body: AsyncRequestBody | FormData,
  { baseUrl, trustedUrls }: AsyncContext,
  signal: AbortSignal = AbortSignal.timeout(
    body instanceof FormData ? GIVE_UP_FILES_AFTER_MS : GIVE_UP_AFTER_MS,
  ),
): Promise<Command[]> {
  const isTrusted = trustedUrls.includes(url);
  if (!isTrusted && !isLocalUrl(url, baseUrl)) throw new ForeignCallbackError(url);
  const response = await post(url, body, signal);
  const { status, statusText } = response;
  const responseText = await response.text().catch(() => '');
  const failure = { url, status, statusText, responseText, readyState: DONE };
  const isVerified = response.headers.get(VERIFICATION_HEADER) === VERIFIED;
  const isExplained = status === UNPROCESSABLE || (isVerified && EXPLAINED.includes(status));
  if (!response.ok && !isExplained) throw new AjaxError(failure);
  if (!isTrusted && !isVerified) throw new AjaxError({ ...failure, customMessage: VERIFICATION_FAILED });
  return readCommands(responseText, failure);
}
