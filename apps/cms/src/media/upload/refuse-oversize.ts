import { sayTooLarge, UPLOAD_LIMITS, type UploadSlug } from '@keelstone/editing/media/upload-limits.ts';
import { say } from '@keelstone/languages/say.ts';
import { type UploadCheck, UploadRefusedError } from './check-upload.ts';

/** Refuses empty files and those above the limit. */
export const refuseOversize =
  (slug: UploadSlug): UploadCheck =>
  ({ name, size }) => {
    if (size === 0) throw new UploadRefusedError(name, say('it is empty. Look whether it was saved whole.'));
    if (size > UPLOAD_LIMITS[slug]) throw new UploadRefusedError(name, sayTooLarge(slug, size));
  };
