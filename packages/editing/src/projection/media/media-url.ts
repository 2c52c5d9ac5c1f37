import { withoutDigest } from '@keelstone/model';
import type { UploadSlug } from '../../media/upload-limits.ts';

type Upload = { filename?: string | null; downloadName?: string | null };

/** The URL at which the site serves an upload. */
export const urlOf = (folder: UploadSlug, filename: string) =>
  `/media/${folder}/${encodeURIComponent(filename)}`;

/**
 * The name under which a download is saved: the editor's original file name or, for old uploads, their name
 * without the digest.
 */
export const downloadNameOf = ({ filename, downloadName }: Upload): string =>
  downloadName?.trim() || withoutDigest(filename ?? '');

/**
 * The URL of a file with its display name in the query, because the site serves files without access to a
 * database.
 */
export function downloadUrlOf(folder: UploadSlug, upload: Upload): string {
  const filename = upload.filename ?? '';
  const name = downloadNameOf(upload);
  const url = urlOf(folder, filename);
  return name === withoutDigest(filename) ? url : `${url}?name=${encodeURIComponent(name)}`;
}
