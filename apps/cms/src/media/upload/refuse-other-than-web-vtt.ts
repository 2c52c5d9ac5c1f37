import { say } from '@keelstone/languages/say.ts';
import type { UploadCheck } from './check-upload.ts';
import { UploadRefusedError } from './upload-refused.error.ts';
import { readUpload } from './uploaded-file.ts';
import { findWebVttError } from './web-vtt-error.ts';

/** Refuses captions that browsers cannot read: only the people who need them would notice. */
export const refuseOtherThanWebVtt: UploadCheck = async (file) => {
  const error = findWebVttError((await readUpload(file)).toString('utf8'));
  if (error) {
    throw new UploadRefusedError(
      file.name,
      say('it is no WebVTT ({error}). Export the captions as WebVTT (.vtt), and upload that.', { error }),
    );
  }
  file.mimetype = 'text/vtt';
};
