import { basename, extname } from 'node:path';
import { withoutDigest } from '@keelstone/model';
import { NOTHING } from './client-files.ts';

/**
 * Characters that file systems do not allow in a name, those that would end or escape a quoted string, and half of one,
 * which cannot be encoded.
 */
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}"\\/:*?<>|]/gu;
const LONGEST = 150;

/** Replaces characters that a visitor's file system may not support. */
const tidyName = (name: string) => name.slice(-LONGEST).replace(UNFIT, ' ').replace(/\s+/g, ' ').trim();

/** Encodes a name by RFC 8187, which allows only some characters unencoded. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The Content-Disposition header of a file: how to handle it, and its name (RFC 6266). A name that is not ASCII
 * is given twice: with underscores for old clients, and encoded for others.
 */
export function contentDisposition(type: 'attachment' | 'inline', name: string): string {
  const tidy = tidyName(name);
  const plain = tidy.replace(/[^\x20-\x7e]/g, '_');
  const extended = plain === tidy ? '' : `; filename*=UTF-8''${encodeName(tidy)}`;
  return `${type}; filename="${plain}"${extended}`;
}

/** File names that the CMS gives to uploads: words, a digest of the content, the size of a rendition. */
const NAMED_BY_CONTENT = /-[0-9a-f]{8}(?:-\d+)?(?:-\d+x\d+)?\.\w+$/;

/** Different content gets a different name, so that browsers need not revalidate. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const IMAGE = /\.(?:avif|webp|jpe?g|png|gif)$/;

const A_DAY = 'public, max-age=86400';

/**
 * An SVG that is opened directly is sandboxed, so that no script runs even in a file that slipped past the
 * checks.
 */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** Browsers show a PDF as an object embedded in its own URL. */
const PDF_POLICY =
  "default-src 'self'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The name under which a file is saved: the editor's, given in the URL (`?name=`), if it has the same extension;
 * otherwise the file name without its digest.
 */
export function downloadName(file: string, asked: unknown): string {
  const own = withoutDigest(basename(file));
  const isSameType = typeof asked === 'string' && extname(asked).toLowerCase() === extname(own);
  return isSameType && asked.length > extname(own).length ? asked : own;
}

/** Headers of an upload, by its path on disk and the requested name. */
export function mediaHeaders(path: string, asked: unknown): Record<string, string> {
  const headers: Record<string, string> = {
    'cache-control': NAMED_BY_CONTENT.test(path) ? FOR_EVER : A_DAY,
  };
  if (IMAGE.test(path)) headers['content-security-policy'] = NOTHING;
  if (path.endsWith('.svg')) headers['content-security-policy'] = SVG_POLICY;
  if (path.endsWith('.pdf')) headers['content-security-policy'] = PDF_POLICY;
  if (path.split(/[\\/]/).at(-2) === 'files') {
    // A PDF may be shown in the browser; files that browsers cannot show are downloaded.
    const type = path.endsWith('.pdf') ? 'inline' : 'attachment';
    headers['content-disposition'] = contentDisposition(type, downloadName(path, asked));
  }
  return headers;
}
