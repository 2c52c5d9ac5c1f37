import { type AdminText, say } from '@keelstone/languages/say.ts';
import { APIError, ValidationError } from 'payload';

const TECHNICAL: AdminText = 'It could not be done for a technical reason. The log of the CMS says which.';

/** The message for an error that an editor can fix; null for all others, which may be transient. */
export function explainFailure(error: unknown): string | null {
  if (error instanceof ValidationError) {
    const errors = error.data.errors.map(({ label, path, message }) => `${label ?? path}: ${message}`);
    return errors.join('\n');
  }
  return error instanceof APIError && error.status < 500 ? error.message : null;
}

/** The message after the last attempt has failed. */
export const explainLastFailure = (error: unknown): string => explainFailure(error) ?? say(TECHNICAL);
