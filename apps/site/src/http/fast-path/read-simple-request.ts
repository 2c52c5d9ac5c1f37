/** A request without a body and without special requirements for its connection. */
export type SimpleRequest = {
  /** As in the request line: path and query. */
  target: string;
  accept?: string;
  acceptEncoding?: string;
  ifNoneMatch?: string;
};

/** In bytes. Longer requests are left to Node.js, which rejects those above 16 kB. */
const LONGEST = 8192;
const START = 'GET /';
const VERSION = ' HTTP/1.1';
const END = '\r\n\r\n';

const TARGET = /^\/[!-~]*$/;
/** Every line consists of a name and a value in printable ASCII: a subset of what the standard allows. */
const HEADERS = /^(?:[A-Za-z0-9-]+:[\t -~]*\r\n)+\r\n$/;

/** Headers that announce a body or affect the connection. */
const NOT_SIMPLE = new Set([
  'content-length',
  'expect',
  'http2-settings',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers that are read, and their property names. */
const READ = new Map<string, 'accept' | 'acceptEncoding' | 'ifNoneMatch'>([
  ['accept', 'accept'],
  ['accept-encoding', 'acceptEncoding'],
  ['if-none-match', 'ifNoneMatch'],
]);

/**
 * Parses a chunk that is exactly one complete GET request as browsers send it. Does not judge anything else,
 * valid or not: that is left to Node.js's own parser.
 *
 * @returns the request, or null if it is not that simple
 */
export function readSimpleRequest(chunk: Buffer): SimpleRequest | null {
  if (chunk.length > LONGEST) return null;
  const text = chunk.toString('latin1');
  if (!text.startsWith(START) || !text.endsWith(END)) return null;
  const endOfLine = text.indexOf('\r\n');
  if (!text.startsWith(VERSION, endOfLine - VERSION.length)) return null;
  const target = text.slice(START.length - 1, endOfLine - VERSION.length);
  const headers = text.slice(endOfLine + 2);
  return TARGET.test(target) && HEADERS.test(headers) ? readHeaders({ target }, headers) : null;
}

function readHeaders(request: SimpleRequest, headers: string): SimpleRequest | null {
  let hosts = 0;
  for (let start = 0; start < headers.length - 2; ) {
    const colon = headers.indexOf(':', start);
    const end = headers.indexOf('\r\n', colon);
    const name = headers.slice(start, colon).toLowerCase();
    if (name === 'host') hosts += 1;
    else if (NOT_SIMPLE.has(name)) return null;
    else if (name === 'connection' && !/^\s*keep-alive\s*$/i.test(headers.slice(colon + 1, end))) return null;
    const read = READ.get(name);
    if (read) {
      // Node.js joins repeated headers to a list.
      if (request[read] !== undefined) return null;
      request[read] = headers.slice(colon + 1, end).trim();
    }
    start = end + 2;
  }
  return hosts === 1 ? request : null;
}
