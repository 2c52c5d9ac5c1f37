import { hash } from 'node:crypto';
import { compress, decompress, type Encoding } from './compression.ts';

/** In bytes. Below this, compression saves less than one packet. */
const SMALLEST_COMPRESSED = 1024;

/** Makes what a response needs in one encoding. `tag` computes the `ETag`, for those that send one. */
type ToVariant<Variant> = (body: Buffer, encoding: Encoding | null, tag: () => string) => Variant;

/** A body in the encodings requested so far. Each is compressed once, however many requests wait for it. */
export class EncodedBody<Variant extends { body: Buffer }> {
  readonly #toVariant: ToVariant<Variant>;
  readonly #length: number;
  /** By encoding, and by null as it is. */
  readonly #variants = new Map<Encoding | null, Variant>();
  readonly #pending = new Map<Encoding | null, Promise<Variant>>();
  #digest: string | undefined;

  constructor(body: Buffer, toVariant: ToVariant<Variant>) {
    this.#toVariant = toVariant;
    this.#length = body.length;
    this.#variants.set(
      null,
      toVariant(body, null, () => this.#tag(body, '')),
    );
  }

  /** All encodings that are kept, in bytes. */
  get bodyBytes(): number {
    let bytes = 0;
    for (const { body } of this.#variants.values()) bytes += body.length;
    return bytes;
  }

  /** The encoding in which it is sent to a client that accepts this one: none, when it is too short to gain by it. */
  encodingFor(accepted: Encoding | null): Encoding | null {
    return this.#length < SMALLEST_COMPRESSED ? null : accepted;
  }

  /** The body in an encoding, if that is at hand. */
  at(encoding: Encoding | null): Variant | undefined {
    return this.#variants.get(this.encodingFor(encoding));
  }

  /** The body in an encoding; requests that come while it is made wait for the same result. */
  async in(encoding: Encoding | null): Promise<Variant> {
    const known = this.at(encoding);
    if (known) return known;
    const pending = this.#pending.get(encoding) ?? this.#make(encoding);
    this.#pending.set(encoding, pending);
    return pending;
  }

  /** The strong `ETag` in an encoding: another encoding is another representation. */
  tag(encoding: Encoding | null): string {
    return this.#tag(this.#variants.get(null)?.body, encoding ? `-${encoding}` : '');
  }

  /** Whether an `If-None-Match` header names this body, in any encoding: the content is the same. */
  isNamedBy(ifNoneMatch: string | undefined): boolean {
    return ifNoneMatch?.includes(this.tag(null).slice(0, -1)) ?? false;
  }

  protected has(encoding: Encoding): boolean {
    return this.#variants.has(encoding);
  }

  /**
   * Forgets an encoding. With null, the body as it is: only once there is another to make it from, and its tag is known.
   */
  protected discard(encoding: Encoding | null): void {
    this.#variants.delete(encoding);
  }

  /** Replaces an encoding by one whose bytes differ, and so does the tag. */
  protected replace(encoding: Encoding, body: Buffer, suffix: string): void {
    this.#variants.set(
      encoding,
      this.#toVariant(body, encoding, () => this.#tag(undefined, suffix)),
    );
  }

  /** The body as it is, which is made again if it has been discarded. */
  protected async plainBody(): Promise<Buffer> {
    const plain = this.#variants.get(null);
    if (plain) return plain.body;
    const [[encoding, { body }]] = this.#variants as unknown as [[Encoding, Variant]];
    return decompress(body, encoding);
  }

  async #make(encoding: Encoding | null): Promise<Variant> {
    try {
      const plain = await this.plainBody();
      const body = encoding ? await compress(plain, encoding) : plain;
      const variant = this.#toVariant(body, encoding, () => this.#tag(plain, encoding ? `-${encoding}` : ''));
      this.#variants.set(encoding, variant);
      return variant;
    } finally {
      this.#pending.delete(encoding);
    }
  }

  /** @param plain the body as it is, whichever encoding the tag is for; needed the first time only */
  #tag(plain: Buffer | undefined, suffix: string): string {
    this.#digest ??= hash('sha256', plain as Buffer, 'base64url').slice(0, 27);
    return `"${this.#digest}${suffix}"`;
  }
}
