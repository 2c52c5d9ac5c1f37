import type { Dependencies } from './dependencies.ts';
import { ANY_CHANGE, EVERY_PAGE } from './surrogate-keys.ts';

/** Additional headers for a CDN: how long it may cache a response, and the surrogate keys by which it is purged. */
export type CdnHeaders = (dependencies: Pick<Dependencies, 'keys' | 'until'>) => Record<string, string>;

/** By default Varnish accepts headers of 8 kB; Fastly and Cloudflare 16 kB. */
const LONGEST_KEYS = 6000;

/** The pairs of headers that CDNs support. */
const DIALECTS = {
  // Fastly, Varnish
  'surrogate-key': { lifetime: 'surrogate-control', keys: 'surrogate-key', separator: ' ' },
  // Cloudflare, Akamai; the lifetime is RFC 9213
  'cache-tag': { lifetime: 'cdn-cache-control', keys: 'cache-tag', separator: ',' },
};

type CdnDialect = keyof typeof DIALECTS;

const NOTHING: CdnHeaders = () => ({});

/**
 * Creates the headers for the configured CDN. It may cache pages for a long time, because they are purged when
 * they change; pages that change at a known time are cached until then.
 *
 * @param link the header `Link`, which caches in front send ahead as Early Hints (103); empty for none
 */
export function createCdnHeaders(
  { cdnHeaders: name, cdnSeconds }: { cdnHeaders: CdnDialect | 'none'; cdnSeconds: number },
  link: string,
  now: () => number = Date.now,
): CdnHeaders {
  if (name === 'none') return NOTHING;
  const dialect = DIALECTS[name];
  return ({ keys, until }) => ({
    [dialect.lifetime]: `max-age=${Math.max(0, Math.min(cdnSeconds, Math.floor((until - now()) / 1000)))}`,
    [dialect.keys]: joinKeys(keys, dialect.separator),
    ...(link ? { link } : {}),
  });
}

/** A page with more surrogate keys than fit in a header is purged on any change. */
function joinKeys(keys: ReadonlySet<string>, separator: string): string {
  const text = [...keys].join(separator);
  return text.length <= LONGEST_KEYS ? text : [EVERY_PAGE, ANY_CHANGE].join(separator);
}
