import { say } from '@keelstone/languages/say.ts';
import { APIError } from 'payload';

/** Thrown when an upload cannot be offered to visitors. */
export class UploadRefusedError extends APIError {
  /** @param reason continues after "because", and ends with what to do */
  constructor(filename: string, reason: string) {
    super(say('"{filename}" was not uploaded, because {reason}', { filename, reason }), 400, null, true);
    this.name = 'UploadRefusedError';
  }
}
