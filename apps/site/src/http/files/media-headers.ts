import { basename, extname } from 'node:path';
import { contentDisposition } from '../headers/content-disposition.ts';

/** As the CMS names uploads: words, a digest of the content, the size of a smaller version. */
const NAMED_BY_CONTENT = /-[0-9a-f]{8}(?:-\d+)?(?:-\d+x\d+)?\.\w+$/;
const DIGEST = /-[0-9a-f]{8}(?:-\d+)?(?=\.\w+$)/;

/** What has another content has another name: a browser need not ask again. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

/** An SVG opened on its own is put into a sandbox, so that not even a file that slipped past the checks runs. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** Browsers show a PDF as an embedded object of itself. */
const PDF_POLICY =
  "default-src 'self'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The name by which a file is saved: the one in the address (`?name=`), which is the editor's, as long as it is of the
 * same type; otherwise that of the file without its digest.
 */
export function downloadName(file: string, asked: unknown): string {
  const own = basename(file).replace(DIGEST, '');
  const isSameType = typeof asked === 'string' && extname(asked).toLowerCase() === extname(own);
  return isSameType && asked.length > extname(own).length ? asked : own;
}

/** Headers of a medium, by its path on disk and the name asked for. */
export function mediaHeaders(path: string, asked: unknown): Record<string, string> {
  const headers: Record<string, string> = {
    'cache-control': NAMED_BY_CONTENT.test(path) ? FOR_EVER : A_DAY,
  };
  if (path.endsWith('.svg')) headers['content-security-policy'] = SVG_POLICY;
  if (path.endsWith('.pdf')) headers['content-security-policy'] = PDF_POLICY;
  if (path.split(/[\\/]/).at(-2) === 'files') {
    // A PDF may be read in the browser; what a browser cannot show is saved.
    const type = path.endsWith('.pdf') ? 'inline' : 'attachment';
    headers['content-disposition'] = contentDisposition(type, downloadName(path, asked));
  }
  return headers;
}
