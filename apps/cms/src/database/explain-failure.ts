import { APIError, ValidationError } from 'payload';

const TECHNICAL = 'It could not be done for a technical reason. The log of the CMS says which.';

/** What an editor can mend, in words; null for everything else, which may pass by itself. */
export function explainFailure(error: unknown): string | null {
  if (error instanceof ValidationError) {
    const faults = error.data.errors.map(({ label, path, message }) => `${label ?? path}: ${message}`);
    return faults.join('\n');
  }
  return error instanceof APIError && error.status < 500 ? error.message : null;
}

/** What is said when it did not pass. */
export const explainLastFailure = (error: unknown): string => explainFailure(error) ?? TECHNICAL;
