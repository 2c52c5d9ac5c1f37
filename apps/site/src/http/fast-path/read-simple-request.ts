/** What is asked for by a request that has no body and wants nothing of its connection. */
export type SimpleRequest = {
  /** As it stands in the first line: path and query. */
  target: string;
  accept?: string;
  acceptEncoding?: string;
  ifNoneMatch?: string;
};

/** In bytes. Longer ones are Node.js's to read, and from 16 kB on to refuse. */
const LONGEST = 8192;
const START = 'GET /';
const VERSION = ' HTTP/1.1';
const END = '\r\n\r\n';

const TARGET = /^\/[!-~]*$/;
/** Every line a name and a value in printable ASCII: less than the standard allows, and nothing that it forbids. */
const HEADERS = /^(?:[A-Za-z0-9-]+:[\t -~]*\r\n)+\r\n$/;

/** Fields that announce a body, or a conversation. */
const NOT_SIMPLE = new Set([
  'content-length',
  'expect',
  'http2-settings',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Fields that are read, and the names under which. */
const READ = new Map<string, 'accept' | 'acceptEncoding' | 'ifNoneMatch'>([
  ['accept', 'accept'],
  ['accept-encoding', 'acceptEncoding'],
  ['if-none-match', 'ifNoneMatch'],
]);

/**
 * Reads a chunk that is one whole GET request and nothing else, as browsers send them. Of everything else it says
 * nothing, right or wrong: it is for Node.js's own parser.
 *
 * @returns the request, or null when it is not as simple as that
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
      // Several of a name are one list: Node.js joins them.
      if (request[read] !== undefined) return null;
      request[read] = headers.slice(colon + 1, end).trim();
    }
    start = end + 2;
  }
  return hosts === 1 ? request : null;
}
