import type { Dependencies } from './dependencies.ts';
import { ANY_CHANGE, EVERY_PAGE } from './surrogate-keys.ts';

/** What a cache in front is told besides: how long it may keep an answer, and by which keys it is told to forget it. */
export type CdnHeaders = (dependencies: Pick<Dependencies, 'keys' | 'until'>) => Record<string, string>;

/** Varnish takes headers of 8 kB as it comes, Fastly and Cloudflare 16. */
const LONGEST_KEYS = 6000;

/** Which pair of headers a cache in front understands. */
const DIALECTS = {
  // Fastly, Varnish
  'surrogate-key': { lifetime: 'surrogate-control', keys: 'surrogate-key', separator: ' ' },
  // Cloudflare, Akamai; the lifetime is RFC 9213
  'cache-tag': { lifetime: 'cdn-cache-control', keys: 'cache-tag', separator: ',' },
};

type CdnDialect = keyof typeof DIALECTS;

const NOTHING: CdnHeaders = () => ({});

/**
 * Makes the headers for a cache in front, as configured. It keeps pages long, because it is told what to forget; what
 * changes by itself it keeps until then.
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

/** A page made of more things than a header can name goes whenever anything changes. */
function joinKeys(keys: ReadonlySet<string>, separator: string): string {
  const text = [...keys].join(separator);
  return text.length <= LONGEST_KEYS ? text : [EVERY_PAGE, ANY_CHANGE].join(separator);
}
