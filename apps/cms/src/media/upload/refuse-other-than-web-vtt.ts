import type { UploadCheck } from './check-upload.ts';
import { UploadRefusedError } from './upload-refused.error.ts';
import { readUpload } from './uploaded-file.ts';
import { findWebVttFault } from './web-vtt-fault.ts';

/** Refuses captions that browsers cannot read: only the people who need them would notice. */
export const refuseOtherThanWebVtt: UploadCheck = async (file) => {
  const fault = findWebVttFault((await readUpload(file)).toString('utf8'));
  if (fault) {
    throw new UploadRefusedError(
      file.name,
      `it is no WebVTT (${fault}). Export the captions as WebVTT (.vtt), and upload that.`,
    );
  }
  file.mimetype = 'text/vtt';
};
