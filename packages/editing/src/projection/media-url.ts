import type { UploadSlug } from '../media/upload-limits.ts';

/**
 * The digest that nameByContent adds to an upload's name, and Payload's number for a second upload of the same
 * content.
 */
const DIGEST = /-[0-9a-f]{8}(?:-\d+)?(?=\.\w+$)/;

type Upload = { filename?: string | null; downloadName?: string | null };

/** The URL at which the site serves an upload. */
export const urlOf = (folder: UploadSlug, filename: string) =>
  `/media/${folder}/${encodeURIComponent(filename)}`;

/**
 * The name under which a download is saved: the editor's original file name or, for old uploads, their name
 * without the digest.
 */
export const downloadNameOf = ({ filename, downloadName }: Upload): string =>
  downloadName?.trim() || (filename ?? '').replace(DIGEST, '');

/**
 * The URL of a file with its display name in the query, because the site serves files without access to a
 * database.
 */
export function downloadUrlOf(folder: UploadSlug, upload: Upload): string {
  const filename = upload.filename ?? '';
  const name = downloadNameOf(upload);
  const url = urlOf(folder, filename);
  return name === filename.replace(DIGEST, '') ? url : `${url}?name=${encodeURIComponent(name)}`;
}
