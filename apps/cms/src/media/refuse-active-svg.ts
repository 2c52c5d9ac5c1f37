import type { CollectionBeforeOperationHook } from 'payload';
import { findActiveContent } from './active-svg-content.ts';
import { UploadRefusedError } from './upload-refused.error.ts';

/** C-4: refused rather than cleaned, so that a drawing never looks other than its maker meant. */
export const refuseActiveSvg: CollectionBeforeOperationHook = ({ args, req }) => {
  const { file } = req;
  if (!file?.data.length) return args;
  const fault = findActiveContent(file.data.toString('utf8'));
  if (!fault) return args;
  throw new UploadRefusedError(file.name, `it has ${fault}. Export it as plain SVG, and upload that.`);
};
