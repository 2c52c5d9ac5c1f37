import { say } from '@keelstone/languages/say.ts';
import { type Handler, refuseRequest } from './handler.ts';
import { isDeepJson, sayTooDeep } from './limit-depth.ts';

const KILOBYTE = 1024;
/** For a log-in or a password reset. */
export const MOST_OF_STRANGERS = 64 * KILOBYTE;
/** Several times the longest page with all its sections. */
export const MOST_OF_STAFF = 8 * KILOBYTE * KILOBYTE;

/** Of what a form has not saved, for its preview: as much as the site accepts. */
export const MOST_OF_FORM = 2 * KILOBYTE * KILOBYTE;

function sayTooLong(limit: number): string {
  if (limit === MOST_OF_STAFF) {
    return say('Nothing was saved, because a request may have 8 MB and this has more.');
  }
  return limit === MOST_OF_FORM
    ? say('There is no preview of the form, because it may have 2 MB for that and this has more.')
    : say('Without a log-in a request may have 64 kB, and this has more.');
}

/** Reads a body up to its limit, whatever its declared length; undefined if it exceeds it. */
async function readUpTo(
  limitAt: (bytes: number) => Promise<number>,
  body: ReadableStream<Uint8Array>,
): Promise<Buffer | undefined> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    bytes += value.byteLength;
    // Released, not cancelled: cancelling closes the connection before the refusal is sent.
    if (bytes > (await limitAt(bytes))) return reader.releaseLock() as undefined;
    chunks.push(value);
  }
}

/**
 * Limits bodies that Payload would read whole, of any type but multipart (see guardUploads), and how deep their JSON
 * is.
 *
 * @param mostOf how many bytes a request may have, by its headers; asked only for bodies above the anonymous limit
 */
export const limitBodies =
  (mostOf: (request: Request) => Promise<number>) =>
  (handler: Handler): Handler =>
  async (request, args) => {
    const { body, headers, method, url } = request;
    if (body === null || /^multipart\//i.test(headers.get('content-type') ?? ''))
      return handler(request, args);
    let limit = MOST_OF_STRANGERS;
    let isAsked = false;
    const limitAt = async (bytes: number) => {
      if (bytes > MOST_OF_STRANGERS && !isAsked) [limit, isAsked] = [await mostOf(request), true];
      return limit;
    };
    const tooLong = () => refuseRequest(413, sayTooLong(limit));
    const declared = Number(headers.get('content-length') ?? 0);
    if (declared > (await limitAt(declared))) return tooLong();
    const read = await readUpTo(limitAt, body);
    if (!read) return tooLong();
    if (isDeepJson(read)) return refuseRequest(400, sayTooDeep());
    return handler(new Request(url, { method, headers, body: new Uint8Array(read) }), args);
  };
