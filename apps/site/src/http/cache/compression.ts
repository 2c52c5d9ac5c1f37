import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  zstdCompressSync,
  zstdDecompress,
} from 'node:zlib';

export type Encoding = 'zstd' | 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const openers = { zstd: promisify(zstdDecompress), br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** Cache size: browsers send few different headers, but one with every request. */
const NEGOTIATED_LIMIT = 100;
const negotiated = new Map<string, Encoding | null>();

/**
 * Chooses an encoding by an Accept-Encoding header; `q=0` excludes one. A client gets Zstandard if it accepts Brotli,
 * too, as all browsers do: then it can be sent whichever there is.
 */
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
    // Not by a regular expression: a header of nothing but spaces would take it a tenth of a second.
    const [name = '', ...parameters] = entry
      .toLowerCase()
      .split(';')
      .map((part) => part.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name);
  }
  if (accepted.has('br')) return accepted.has('zstd') ? 'zstd' : 'br';
  return accepted.has('gzip') ? 'gzip' : null;
}

/**
 * Levels, chosen by measurement (docs/decisions/0007 and 0024). Of an article of 14 kB: Zstandard 3 takes 0.07 ms (5.4
 * kB), Brotli 2 0.1 ms (5.4 kB), 5 0.35 ms (4.9 kB). gzip gains nothing above level 6.
 */
const ZSTANDARD = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };
const INSTANT_BROTLI = 2;
const QUICK_BROTLI = 5;
const BEST_BROTLI = 10;

const atQuality = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/**
 * Compresses quickly, for a client that is waiting. Zstandard is made at once: handing such short work to another thread
 * takes longer.
 */
export async function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'zstd') return zstdCompressSync(content, ZSTANDARD);
  return encoding === 'br' ? brotli(content, atQuality(QUICK_BROTLI)) : zip(content, { level: 6 });
}

/** Compresses a response that is sent once and not kept. */
export async function compressOnce(content: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? brotliCompressSync(content, atQuality(INSTANT_BROTLI))
    : compress(content, encoding);
}

/** Compresses well, for responses that are sent often; no client should have to wait for it. */
export function compressWell(content: Buffer): Promise<Buffer> {
  return brotli(content, atQuality(BEST_BROTLI));
}

/** Restores what has been compressed in an encoding. */
export function decompress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  return openers[encoding](content);
}
