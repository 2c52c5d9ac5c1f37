import { basename, extname } from 'node:path';
import { contentDisposition } from '../headers/content-disposition.ts';
import { NOTHING } from './client-files.ts';

/** File names that the CMS gives to uploads: words, a digest of the content, the size of a rendition. */
const NAMED_BY_CONTENT = /-[0-9a-f]{8}(?:-\d+)?(?:-\d+x\d+)?\.\w+$/;
const DIGEST = /-[0-9a-f]{8}(?:-\d+)?(?=\.\w+$)/;

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
  const own = basename(file).replace(DIGEST, '');
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
