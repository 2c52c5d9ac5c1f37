import { findActiveContent } from './active-svg-content.ts';
import type { UploadCheck } from './check-upload.ts';
import { UploadRefusedError } from './upload-refused.error.ts';
import { readUpload } from './uploaded-file.ts';

/** C-4: refused rather than cleaned, so that a drawing never looks other than its maker meant. */
export const refuseActiveSvg: UploadCheck = async (file) => {
  const fault = findActiveContent((await readUpload(file)).toString('utf8'));
  if (!fault) return;
  // Names such as xlink:href: see UploadRefusedError for why there must be no colon.
  throw new UploadRefusedError(
    file.name,
    `it has ${fault.replaceAll(':', ' ')}. Export it as plain SVG, and upload that.`,
  );
};
