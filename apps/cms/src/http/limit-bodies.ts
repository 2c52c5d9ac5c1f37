import { say } from '@keelstone/languages/say.ts';
import { type Handler, type IsStaff, refuseRequest } from './handler.ts';
import { isDeepJson, sayTooDeep } from './limit-depth.ts';

const KILOBYTE = 1024;
/** For a log-in or a password reset. */
export const MOST_OF_STRANGERS = 64 * KILOBYTE;
/** Several times the longest page with all its sections. */
export const MOST_OF_STAFF = 8 * KILOBYTE * KILOBYTE;

const tooLong = (isStaff: boolean): Response =>
  isStaff
    ? refuseRequest(413, say('Nothing was saved, because a request may have 8 MB and this has more.'))
    : refuseRequest(413, say('Without a log-in a request may have 64 kB, and this has more.'));

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
 * is. Authentication is checked only for bodies above the anonymous limit.
 */
export const limitBodies =
  (isStaff: IsStaff) =>
  (handler: Handler): Handler =>
  async (request, args) => {
    const { body, headers, method, url } = request;
    if (body === null || /^multipart\//i.test(headers.get('content-type') ?? ''))
      return handler(request, args);
    let isKnown: boolean | undefined;
    const limitAt = async (bytes: number) => {
      if (bytes <= MOST_OF_STRANGERS) return MOST_OF_STRANGERS;
      isKnown ??= await isStaff(headers);
      return isKnown ? MOST_OF_STAFF : MOST_OF_STRANGERS;
    };
    const declared = Number(headers.get('content-length') ?? 0);
    if (declared > (await limitAt(declared))) return tooLong(isKnown === true);
    const read = await readUpTo(limitAt, body);
    if (!read) return tooLong(isKnown === true);
    if (isDeepJson(read)) return refuseRequest(400, sayTooDeep());
    return handler(new Request(url, { method, headers, body: new Uint8Array(read) }), args);
  };
