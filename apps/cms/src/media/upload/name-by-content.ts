import { extname } from 'node:path';
import { toSlug } from '@keelstone/editing/fields/slug.ts';
import { readerOf } from '../../database/transaction.ts';
import { onUpload } from './on-upload.ts';
import { digestOfUpload } from './uploaded-file.ts';

const DIGEST_LENGTH = 8;

/** The original file name, without characters that some operating systems forbid. */
const toDownloadName = (name: string) =>
  name
    .replace(/[\p{Cc}\\/:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Names an upload `words-of-its-name-1a2b3c4d.png`: safe in a URL, and different whenever the content is, so that
 * browsers may cache it forever. The original name is kept for downloads.
 */
export const nameByContent = onUpload(async (file, req) => {
  req.context.downloadName = toDownloadName(file.name);
  const extension = extname(file.name).toLowerCase();
  const words = toSlug(file.name.slice(0, file.name.length - extension.length), 'en') || 'file';
  const digest = (await digestOfUpload(file)).slice(0, DIGEST_LENGTH);
  if (!words.endsWith(digest)) file.name = `${words}-${digest}${extension}`;
  // Payload numbers names that are taken: of two uploads of the same file at the same moment, one has to see the other.
  const { query } = await readerOf(req);
  await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`upload ${file.name}`]);
});
