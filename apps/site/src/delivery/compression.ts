import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Chooses Brotli, gzip or nothing from an Accept-Encoding header; `q=0` refuses. */
export function negotiateEncoding(header: string | string[] | undefined): Encoding | null {
  const accepted = new Set<string>();
  for (const entry of String(header ?? '').split(',')) {
    const [name = '', ...parameters] = entry
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name);
  }
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : null;
}

/** Compresses text for one answer: fast settings, as pages are made per request. */
export function compress(text: string, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : zip(text, { level: 6 });
}
