import { APIError } from 'payload';

/** Thrown when an upload cannot be offered to visitors. */
export class UploadRefusedError extends APIError {
  constructor(filename: string, reason: string) {
    super(`"${filename}" was not uploaded: ${reason}`, 400, null, true);
    this.name = 'UploadRefusedError';
  }
}
