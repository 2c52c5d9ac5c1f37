import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { isPublicAddress } from './public-address.ts';

export type VisitResult = {
  /** `reached`: something is there; `failed`: nothing is, for now; `refused`: it is not visited at all. */
  outcome: 'reached' | 'failed' | 'refused';
  /** The HTTP status, or the reason. */
  answer: number | FailureReason | RefusalReason;
};
export type FailureReason = 'name' | 'connection' | 'certificate' | 'time' | 'redirects';
export type RefusalReason = 'address' | 'port' | 'protocol' | 'credentials';

export type VisitOptions = {
  /** Of this site: says to the other one who asks. */
  siteUrl: string;
  signal?: AbortSignal;
  /** Whether an address may be connected to. Only tests name another rule; nothing of the environment does. */
  mayConnect?: (address: string, port: number) => boolean;
  /** All addresses of a name. */
  resolve?: (hostname: string) => Promise<string[]>;
  timeLimitMs?: number;
  pauseMs?: number;
};
type Visit = Required<VisitOptions>;

const USUAL_PORTS = new Set([80, 443, 8080, 8443]);
const MOST_REDIRECTS = 5;
/** For all requests of a visit. */
const TIME_LIMIT_MS = 20_000;
/** Between HEAD and GET, which go to the same server. */
const PAUSE_MS = 1000;
const MOST_HEADER_BYTES = 16_384;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

class NotVisitedError extends Error {
  readonly result: VisitResult;
  constructor(outcome: 'failed' | 'refused', reason: VisitResult['answer']) {
    super(`The link was not visited: ${reason}`);
    this.name = 'NotVisitedError';
    this.result = { outcome, answer: reason };
  }
}
const refuse = (reason: RefusalReason) => new NotVisitedError('refused', reason);
const fail = (reason: FailureReason) => new NotVisitedError('failed', reason);

const resolveAll = async (hostname: string): Promise<string[]> =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

const maySee = (address: string, port: number) => USUAL_PORTS.has(port) && isPublicAddress(address);

const portOf = ({ port, protocol }: URL) => Number(port || (protocol === 'https:' ? 443 : 80));

/** The system's resolver cannot be interrupted, so nobody waits for it any longer. */
const within = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);

/**
 * The addresses of a URL's host, each of which may be connected to. A name that also leads into the own network is
 * refused as a whole.
 */
async function addressesOf(url: URL, { resolve, mayConnect, signal }: Visit): Promise<string[]> {
  if (!['http:', 'https:'].includes(url.protocol)) throw refuse('protocol');
  if (url.username !== '' || url.password !== '') throw refuse('credentials');
  const port = portOf(url);
  if (mayConnect === maySee && !USUAL_PORTS.has(port)) throw refuse('port');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host)
    ? [host]
    : await within(
        signal,
        resolve(host).catch(() => []),
      );
  if (addresses.length === 0) throw fail('name');
  if (!addresses.every((address) => mayConnect(address, port))) throw refuse('address');
  return addresses;
}

/** Gives a connection the addresses that were checked, so that the name is not resolved a second time. */
const lookupOf =
  (addresses: readonly string[]): LookupFunction =>
  (_hostname, { all }, callback) => {
    const known = addresses.map((address) => ({ address, family: isIP(address) }));
    const [first] = known;
    if (all) callback(null, known);
    else callback(null, first?.address ?? '', first?.family);
  };

type Response = { status: number; location: string | undefined };

/** One request, of which nothing but the head is read. */
async function send(method: 'HEAD' | 'GET', url: URL, visit: Visit): Promise<Response> {
  const lookup = lookupOf(await addressesOf(url, visit));
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const { signal, siteUrl } = visit;
  const headers = { 'user-agent': `Mozilla/5.0 (compatible; link check; +${siteUrl})`, accept: '*/*' };
  return new Promise((resolve, reject) => {
    // Without an agent: no connection of another request, and no proxy, which would resolve the name itself.
    const options = { method, headers, lookup, signal, agent: false, maxHeaderSize: MOST_HEADER_BYTES };
    const sent = request(url, options, (response) => {
      const { statusCode = 0, headers } = response;
      // The error of a response that is broken off would reach nobody.
      response.on('error', () => undefined).destroy();
      resolve({ status: statusCode, location: headers.location });
    });
    // Node.js tells of "101 Switching Protocols" only that the connection is closed.
    sent.once('close', () => reject(new Error('The other site gave no response.')));
    sent.once('error', reject).end();
  });
}

/** The status at the end of all redirects. */
async function follow(method: 'HEAD' | 'GET', link: string, visit: Visit): Promise<number> {
  let url = new URL(link);
  for (let count = 0; count <= MOST_REDIRECTS; count += 1) {
    const { status, location } = await send(method, url, visit);
    if (!REDIRECTS.has(status) || location === undefined) return status;
    if (!URL.canParse(location, url)) throw fail('redirects');
    url = new URL(location, url);
  }
  throw fail('redirects');
}

/** Whether something is there, even if programs are not let in. */
const isThere = (status: number): boolean =>
  status !== 404 && status !== 410 && !(status >= 500 && status <= 599);

const CERTIFICATE = /CERT|^ERR_TLS|^ERR_SSL|^EPROTO$|ISSUER|SIGNATURE|^HOSTNAME/;

function explain(error: unknown, signal: AbortSignal): VisitResult {
  if (error instanceof NotVisitedError) return error.result;
  if (signal.aborted) return { outcome: 'failed', answer: 'time' };
  const code = String((error as NodeJS.ErrnoException).code);
  return { outcome: 'failed', answer: CERTIFICATE.test(code) ? 'certificate' : 'connection' };
}

async function attempt(method: 'HEAD' | 'GET', link: string, visit: Visit): Promise<VisitResult> {
  try {
    const status = await follow(method, link, visit);
    return { outcome: isThere(status) ? 'reached' : 'failed', answer: status };
  } catch (error) {
    return explain(error, visit.signal);
  }
}

/** Whether GET may have another result: some servers know, or let in, GET only. */
const isWorthAnother = ({ answer }: VisitResult): boolean =>
  typeof answer === 'number'
    ? answer >= 300 && answer !== 429
    : answer === 'connection' || answer === 'redirects';

/**
 * Visits a link to another site, like a visitor without cookies: by HEAD and, if that fails, by GET, of which the head
 * is read only. It connects to public addresses only, also after redirects.
 *
 * @throws the signal's reason if it is aborted meanwhile
 */
export async function visitLink(link: string, options: VisitOptions): Promise<VisitResult> {
  const { signal: end, timeLimitMs = TIME_LIMIT_MS, ...more } = options;
  const limit = AbortSignal.timeout(timeLimitMs);
  const signal = end ? AbortSignal.any([end, limit]) : limit;
  const visit: Visit = {
    mayConnect: maySee,
    resolve: resolveAll,
    pauseMs: PAUSE_MS,
    ...more,
    timeLimitMs,
    signal,
  };
  let result = await attempt('HEAD', link, visit);
  if (isWorthAnother(result) && !signal.aborted) {
    await pause(visit.pauseMs, undefined, { signal }).catch(() => undefined);
    result = await attempt('GET', link, visit);
  }
  end?.throwIfAborted();
  return result;
}
