import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '@keelstone/languages/say.ts';
import type { SanitizedConfig } from 'payload';
import { type Handler, refuseRequest } from './handler.ts';

const FILE = /^\/api\/([^/]+)\/file\/([^/]+)$/;

function isThere(folder: string, encodedName: string): boolean {
  try {
    return existsSync(join(folder, decodeURIComponent(encodedName)));
  } catch {
    // No file has a name with a broken encoding.
    return false;
  }
}

/**
 * Payload 3.90.1 answers 500 where a file of an upload is not there, as if the CMS were broken. Its `upload.handlers`
 * could answer before it, but would also let clients name files that they have not sent.
 */
export const answerMissingFile =
  (config: Promise<SanitizedConfig> | SanitizedConfig) =>
  (handler: Handler): Handler =>
  async (request, args) => {
    // Only what the user may read gets this far.
    const response = await handler(request, args);
    const [, slug, name] = (response.status === 500 && FILE.exec(new URL(request.url).pathname)) || [];
    if (slug === undefined || name === undefined) return response;
    const upload = (await config).collections.find((collection) => collection.slug === slug)?.upload;
    if (!upload?.staticDir || isThere(upload.staticDir, name)) return response;
    return refuseRequest(404, say('It is not there (any more).'));
  };
