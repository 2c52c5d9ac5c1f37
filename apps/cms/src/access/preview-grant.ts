import {
  type PreviewGrant,
  PreviewTokenError,
  readFormToken,
  type readPreviewToken,
} from '@keelstone/model/tokens/preview-token';
import { APIError, type Payload } from 'payload';
import { configurationOf } from '../configuration-of.ts';
import { refusal } from './endpoint.ts';

/** In a header, because URLs are logged. */
const TOKEN_HEADER = 'x-preview-token';

export const PREVIEW_PATH = '/preview/node';

type Asked = { headers: Headers; payload: Pick<Payload, 'config'> };

/** @throws APIError saying what is wrong with the token */
export function readGrant({ headers, payload }: Asked, readToken: typeof readPreviewToken): PreviewGrant {
  try {
    return readToken(headers.get(TOKEN_HEADER), configurationOf(payload).previewSecret);
  } catch (error) {
    if (error instanceof PreviewTokenError) throw refusal(error.message, 403);
    throw error;
  }
}

/** Whether a request brings a form's unsaved changes, with the form's own token. Its body is not read. */
export function bringsForm({ method, url, headers }: Request, payload: Asked['payload']): boolean {
  if (method !== 'POST' || new URL(url).pathname !== `/api${PREVIEW_PATH}`) return false;
  try {
    return Boolean(readGrant({ headers, payload }, readFormToken));
  } catch (error) {
    if (error instanceof APIError) return false;
    throw error;
  }
}
