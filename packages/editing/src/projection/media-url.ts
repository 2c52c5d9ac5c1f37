import type { UploadSlug } from '../media/upload-limits.ts';

/** As nameByContent names an upload, and as Payload numbers a second one of the same content. */
const DIGEST = /-[0-9a-f]{8}(?:-\d+)?(?=\.\w+$)/;

type Upload = { filename?: string | null; downloadName?: string | null };

/** Where the site serves an upload. */
export const urlOf = (folder: UploadSlug, filename: string) =>
  `/media/${folder}/${encodeURIComponent(filename)}`;

/** What a visitor's computer calls an upload: as the editor's did; of old uploads, their name without the digest. */
export const downloadNameOf = ({ filename, downloadName }: Upload): string =>
  downloadName?.trim() || (filename ?? '').replace(DIGEST, '');

/** Where a file is served under its human name: the site takes that from the address, because it asks no database. */
export function downloadUrlOf(folder: UploadSlug, upload: Upload): string {
  const filename = upload.filename ?? '';
  const name = downloadNameOf(upload);
  const url = urlOf(folder, filename);
  return name === filename.replace(DIGEST, '') ? url : `${url}?name=${encodeURIComponent(name)}`;
}
