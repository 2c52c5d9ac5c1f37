import { compressWell, type Encoding } from './compression.ts';
import { EncodedBody } from './encoded-body.ts';
import type { ResponseCache } from './response-cache.ts';

/** Pages by their URLs in canonical spelling. */
export type PageCache = ResponseCache<CachedResponse>;

/** One encoding of a response, ready to be written. */
export type Variant = {
  body: Buffer;
  tag: string;
  /** Names and values alternating, the format that `writeHead` handles fastest. */
  headers: string[];
  /** For clients that have the response already. */
  headersOf304: string[];
};

/** Headers in Fastify's format. */
type Headers = Record<string, string | number | string[] | undefined>;

type Source = { body: Buffer; headers: Headers; keys: ReadonlySet<string>; begun: number; until: number };

/** Headers that say something about one encoding, or one connection. */
const NOT_SHARED = ['connection', 'content-encoding', 'content-length', 'content-type', 'etag'];
/** Headers that say for how long a cache may keep a response. */
const LIFETIMES = ['cache-control', 'surrogate-control', 'cdn-cache-control'];
/** What headers and objects take besides, in bytes, and each key with its entry in the index; an estimate. */
const OVERHEAD = 6000;
const KEY_OVERHEAD = 200;

function toVariants(all: Headers) {
  const shared = Object.entries(all).flatMap(([name, value]) =>
    NOT_SHARED.includes(name) || value === undefined ? [] : [name, String(value)],
  );
  const type = ['content-type', String(all['content-type'])];
  return (body: Buffer, encoding: Encoding | null, tagOf: () => string): Variant => {
    const tag = tagOf();
    const headersOf304 = [...shared, 'etag', tag];
    const coding = encoding ? ['content-encoding', encoding] : [];
    const headers = [...headersOf304, ...type, ...coding, 'content-length', String(body.length)];
    return { body, tag, headers, headersOf304 };
  };
}

/**
 * A response with all its headers, in the encodings that were requested so far. Compressed, four times as many have room
 * as with their plain bodies, for which hardly any client asks.
 */
export class CachedResponse extends EncodedBody<Variant> {
  readonly keys: ReadonlySet<string>;
  readonly #begun: number;
  readonly #until: number;
  #isImproved = false;

  /** @param source times are milliseconds since 1970: when it was begun, and when its content changes by itself */
  constructor({ body, headers, keys, begun, until }: Source) {
    super(body, toVariants(headers));
    this.keys = keys;
    this.#begun = begun;
    this.#until = until;
  }

  /**
   * Whether it is valid at this time. Not before it was begun: then the clock was put back, and an event that was over
   * when this was made may be to come.
   */
  holdsAt(now: number): boolean {
    return this.#begun <= now && now < this.#until;
  }

  /**
   * A variant's headers as they are sent now: of a response that changes by itself, no cache may keep a copy beyond that
   * moment, whenever it was made here.
   */
  headersAt(headers: string[], now: number): string[] {
    if (this.#until === Number.POSITIVE_INFINITY) return headers;
    const left = Math.max(0, Math.floor((this.#until - now) / 1000));
    return headers.map((value, position) =>
      LIFETIMES.includes(headers[position - 1] ?? '')
        ? value.replace(/max-age=(\d+)/, (_, seconds) => `max-age=${Math.min(Number(seconds), left)}`)
        : value,
    );
  }

  /** What it takes of the cache's memory. */
  get bytes(): number {
    return OVERHEAD + KEY_OVERHEAD * this.keys.size + this.bodyBytes;
  }

  /** The response in an encoding. Who accepts Zstandard gets Brotli as soon as the response has been improved. */
  override at(encoding: Encoding | null): Variant | undefined {
    return encoding === 'zstd' && this.#isImproved && !this.has('zstd') ? super.at('br') : super.at(encoding);
  }

  override async in(encoding: Encoding | null): Promise<Variant> {
    const variant = await super.in(encoding);
    if (this.encodingFor(encoding)) this.discard(null);
    return variant;
  }

  /** True once, when it is worth compressing better. */
  wantsImprovement(encoding: Encoding | null): boolean {
    if (this.#isImproved || encoding === null || encoding === 'gzip' || !this.has(encoding)) return false;
    this.#isImproved = true;
    return true;
  }

  /** Compresses better what has been compressed quickly, and discards what nobody will be sent any more. */
  async improve(): Promise<void> {
    this.replace('br', await compressWell(await this.plainBody()), '-br10');
    this.discard('zstd');
  }
}
