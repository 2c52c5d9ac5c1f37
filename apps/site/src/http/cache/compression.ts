import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Cache size: browsers send few different headers, but one with every request. */
const NEGOTIATED_LIMIT = 100;
const negotiated = new Map<string, Encoding | null>();

/** Chooses Brotli, gzip or no encoding by an Accept-Encoding header; `q=0` excludes an encoding. */
export function negotiateEncoding(header: string | string[] | undefined): Encoding | null {
  const text = String(header ?? '');
  const known = negotiated.get(text);
  if (known !== undefined) return known;
  const encoding = negotiate(text);
  if (negotiated.size >= NEGOTIATED_LIMIT) negotiated.clear();
  negotiated.set(text, encoding);
  return encoding;
}

function negotiate(header: string): Encoding | null {
  const accepted = new Set<string>();
  for (const entry of header.split(',')) {
    const [name = '', ...parameters] = entry
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name);
  }
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : null;
}

/**
 * Brotli levels, chosen by measurement (docs/decisions/0007): the demo's home page of 61 kB takes 1 ms at level
 * 5 (12.1 kB), 23 ms at 10 (10.8 kB) and 72 ms at 11 (10.5 kB). gzip gains nothing above level 6 (0.7 ms, 13.1
 * kB).
 */
const QUICK_BROTLI = 5;
const BEST_BROTLI = 10;

const brotliAt = (content: Buffer | string, quality: number) =>
  brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Compresses quickly, for a client that is waiting. */
export function compress(content: Buffer | string, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? brotliAt(content, QUICK_BROTLI) : zip(content, { level: 6 });
}

/** Compresses well, for responses that are sent often; no client should have to wait for it. */
export function compressWell(content: Buffer): Promise<Buffer> {
  return brotliAt(content, BEST_BROTLI);
}
