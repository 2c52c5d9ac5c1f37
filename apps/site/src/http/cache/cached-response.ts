import { createHash } from 'node:crypto';
import { WireAnswer } from '../fast-path/wire-response.ts';
import { compress, compressWell, type Encoding } from './compression.ts';

/** One encoding of an answer, ready to be written. */
export type Variant = {
  body: Buffer;
  tag: string;
  /** Names and values in turn, as `writeHead` takes them fastest. */
  headers: string[];
  /** For whoever has the answer already. */
  headersOf304: string[];
  /** Both in one piece each. */
  whole: WireAnswer;
  whole304: WireAnswer;
};

/** As Fastify has them before it sends them. */
type Headers = Record<string, string | number | string[] | undefined>;

type Made = { body: Buffer; headers: Headers; keys: ReadonlySet<string>; begun: number; until: number };

/** Below this, compression saves less than the packet that it would fill anyway. */
const SMALLEST_COMPRESSED = 1024;
/** Headers that say something of one encoding, or of one connection. */
const NOT_SHARED = ['connection', 'content-encoding', 'content-length', 'content-type', 'etag'];
/** What headers and objects take besides, in bytes, and each key with its place in the index; an estimate. */
const OVERHEAD = 6000;
const KEY_OVERHEAD = 200;

/** An answer as bytes, in the encodings that were asked for so far. */
export class KeptAnswer {
  readonly keys: ReadonlySet<string>;
  readonly #begun: number;
  readonly #until: number;
  readonly #headers: string[];
  readonly #type: string[];
  readonly #digest: string;
  readonly #plain: Variant;
  readonly #variants = new Map<Encoding, Variant>();
  readonly #pending = new Map<Encoding, Promise<Variant>>();
  #isImproved = false;

  /** @param made times are milliseconds since 1970: when it was begun, and when it becomes another one by itself */
  constructor({ body, headers, keys, begun, until }: Made) {
    this.keys = keys;
    this.#begun = begun;
    this.#until = until;
    this.#headers = Object.entries(headers).flatMap(([name, value]) =>
      NOT_SHARED.includes(name) || value === undefined ? [] : [name, String(value)],
    );
    this.#type = ['content-type', String(headers['content-type'])];
    this.#digest = createHash('sha256').update(body).digest('base64url').slice(0, 27);
    this.#plain = this.#toVariant(body, null);
  }

  /**
   * Whether it is the answer at this time, too. Not before it was begun: then the clock was put back, and an event that
   * was over when this was made may be to come.
   */
  holdsAt(now: number): boolean {
    return this.#begun <= now && now < this.#until;
  }

  /** What it takes of the cache's room. */
  get bytes(): number {
    let bytes = OVERHEAD + KEY_OVERHEAD * this.keys.size + this.#plain.body.length;
    for (const { body } of this.#variants.values()) bytes += body.length;
    return bytes;
  }

  /** The answer in an encoding, if it has been made. */
  at(encoding: Encoding | null): Variant | undefined {
    return encoding === null || this.#plain.body.length < SMALLEST_COMPRESSED
      ? this.#plain
      : this.#variants.get(encoding);
  }

  /** The answer in an encoding; whoever asks while it is compressed waits for the same. */
  async in(encoding: Encoding | null): Promise<Variant> {
    const known = this.at(encoding);
    if (known || encoding === null) return known ?? this.#plain;
    const pending = this.#pending.get(encoding) ?? this.#compress(encoding);
    this.#pending.set(encoding, pending);
    return pending;
  }

  /** Whether an `If-None-Match` header names this answer, in whichever encoding: the content is the same. */
  isNamedBy(ifNoneMatch: string): boolean {
    return ifNoneMatch.includes(`"${this.#digest}`);
  }

  /** True once, when it is worth compressing better. */
  wantsImprovement(encoding: Encoding | null): boolean {
    if (this.#isImproved || encoding !== 'br' || !this.#variants.has('br')) return false;
    this.#isImproved = true;
    return true;
  }

  /** Compresses better what has been compressed quickly. The bytes differ, and so does the tag. */
  async improve(): Promise<void> {
    this.#variants.set('br', this.#toVariant(await compressWell(this.#plain.body), 'br', '-br10'));
  }

  async #compress(encoding: Encoding): Promise<Variant> {
    try {
      const variant = this.#toVariant(await compress(this.#plain.body, encoding), encoding);
      this.#variants.set(encoding, variant);
      return variant;
    } finally {
      this.#pending.delete(encoding);
    }
  }

  #toVariant(body: Buffer, encoding: Encoding | null, suffix = encoding ? `-${encoding}` : ''): Variant {
    const tag = `"${this.#digest}${suffix}"`;
    const headersOf304 = [...this.#headers, 'etag', tag];
    const coding = encoding ? ['content-encoding', encoding] : [];
    const headers = [...headersOf304, ...this.#type, ...coding, 'content-length', String(body.length)];
    const whole = new WireAnswer(200, headers, body);
    const whole304 = new WireAnswer(304, headersOf304);
    return { body: whole.body, tag, headers, headersOf304, whole, whole304 };
  }
}
