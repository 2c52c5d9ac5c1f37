import type { CollectionBeforeOperationHook } from 'payload';
import { UploadRefusedError } from './upload-refused.error.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const PDF = 'application/pdf';

export const FILE_TYPES = [
  PDF,
  'application/zip',
  `${OFFICE}.wordprocessingml.document`,
  `${OFFICE}.spreadsheetml.sheet`,
  `${OFFICE}.presentationml.presentation`,
] as const;

/** First bytes: a PDF says so, and the others are ZIP archives. */
const SIGNATURES: Record<string, string> = { [PDF]: '%PDF-' };
const ZIP_SIGNATURE = 'PK\u0003\u0004';

/** A name proves nothing: what is inside must be what the type says. */
export const refuseUnknownContent: CollectionBeforeOperationHook = ({ args, req }) => {
  const { file } = req;
  if (!file?.data.length) return args;
  const signature = SIGNATURES[file.mimetype] ?? ZIP_SIGNATURE;
  const isKnown = (FILE_TYPES as readonly string[]).includes(file.mimetype);
  if (isKnown && file.data.toString('latin1', 0, signature.length) === signature) return args;
  throw new UploadRefusedError(
    file.name,
    'what is in it is not PDF, Word, Excel, PowerPoint or ZIP. Export it as PDF, and upload that.',
  );
};
