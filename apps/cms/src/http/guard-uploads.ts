import { access, constants, mkdir } from 'node:fs/promises';
import {
  isUploadSlug,
  ROOM_FOR_FIELDS,
  sayMegabytes,
  UPLOAD_LIMITS,
} from '@keelstone/editing/media/upload-limits.ts';
import { type AdminText, say } from '@keelstone/languages/say.ts';
import type { Payload } from 'payload';
import { type Handler, type IsStaff, refuseRequest } from './handler.ts';
import { MOST_OF_STAFF, MOST_OF_STRANGERS } from './limit-bodies.ts';

export const NOT_WRITABLE: AdminText =
  'The upload was not stored, because the server cannot write to the folder of its files. Nothing is wrong with the file. Tell an administrator, and upload it again when that is repaired.';

/** How a multipart body marks a part as a file. */
const FILE_PART = /filename\*?\s*=|application\/octet-stream/i;

const isMultipart = (request: Request) =>
  /^multipart\//i.test(request.headers.get('content-type') ?? '') && request.body !== null;

const sayLength = () => refuseRequest(411, 'Say how long the request is (Content-Length).');

function findCollection(request: Request): string {
  const [, , collection = ''] = new URL(request.url).pathname.split('/');
  return collection;
}

/**
 * Anonymous requests (log-in, password reset): small, and without files, so that nobody can fill the disk without
 * an account.
 */
async function passStranger(request: Request, bytes: number | undefined): Promise<Request | Response> {
  if (bytes === undefined) return sayLength();
  if (bytes > MOST_OF_STRANGERS) return refuseRequest(401, say('Log in before you upload anything.'));
  const body = await request.arrayBuffer();
  if (FILE_PART.test(Buffer.from(body).toString('latin1'))) {
    return refuseRequest(401, say('Log in before you upload anything.'));
  }
  return new Request(request.url, { method: request.method, headers: request.headers, body });
}

async function passStaff(
  request: Request,
  bytes: number | undefined,
  canStore: CanStore,
): Promise<Request | Response> {
  const slug = findCollection(request);
  if (bytes === undefined && !isUploadSlug(slug)) return sayLength();
  // Forms of the admin that upload nothing are multipart, too.
  const limit = isUploadSlug(slug) ? UPLOAD_LIMITS[slug] : MOST_OF_STAFF;
  // A request without a length is stopped at the limit for all uploads.
  if (bytes === undefined || bytes <= limit + ROOM_FOR_FIELDS)
    return !isUploadSlug(slug) || (await canStore()) ? request : refuseRequest(503, say(NOT_WRITABLE));
  return refuseRequest(
    413,
    say(
      'Nothing was uploaded, because it has {megabytes} and {megabytes2} are allowed here. Make it smaller, and upload that.',
      { megabytes: sayMegabytes(bytes), megabytes2: sayMegabytes(limit) },
    ),
  );
}

type CanStore = () => Promise<boolean>;

/**
 * Whether there is a folder for what arrives; if not, it is logged. Payload 3.90.1 would make it while it reads the
 * request, and its parser would throw an error that nobody catches.
 */
export async function canStoreUploads({ config, logger }: Payload): Promise<boolean> {
  const { tempFileDir = '' } = config.upload;
  try {
    await mkdir(tempFileDir, { recursive: true });
    await access(tempFileDir, constants.W_OK | constants.X_OK);
    return true;
  } catch (error) {
    logger.error({ err: error }, 'MEDIA_DIR cannot be written to, so an upload was refused');
    return false;
  }
}

/**
 * Refuses uploads that are too large or anonymous, or have no place, before a byte is stored. Accepted ones are checked
 * again when they have arrived (checkUpload): the declared length may be wrong, but cannot be exceeded.
 */
export const guardUploads =
  (isStaff: IsStaff, canStore: CanStore) =>
  (handler: Handler): Handler =>
  async (request, args) => {
    if (!isMultipart(request)) return handler(request, args);
    const length = request.headers.get('content-length');
    const bytes = length === null ? undefined : Number(length);
    const passed = (await isStaff(request.headers))
      ? await passStaff(request, bytes, canStore)
      : await passStranger(request, bytes);
    return passed instanceof Response ? passed : handler(passed, args);
  };
