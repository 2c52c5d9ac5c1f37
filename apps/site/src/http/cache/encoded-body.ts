import { hash } from 'node:crypto';
import { compress, type Encoding } from './compression.ts';

/** In bytes. Below this, compression saves less than one packet. */
const SMALLEST_COMPRESSED = 1024;

/** Makes what a response needs in one encoding. `tag` computes the `ETag`, for those that send one. */
type ToVariant<Variant> = (body: Buffer, encoding: Encoding | null, tag: () => string) => Variant;

/** A body in the encodings requested so far. Each is compressed once, however many requests wait for it. */
export class EncodedBody<Variant extends { body: Buffer }> {
  readonly #toVariant: ToVariant<Variant>;
  readonly #plain: Variant;
  readonly #variants = new Map<Encoding, Variant>();
  readonly #pending = new Map<Encoding, Promise<Variant>>();
  #digest: string | undefined;

  constructor(body: Buffer, toVariant: ToVariant<Variant>) {
    this.#toVariant = toVariant;
    this.#plain = toVariant(body, null, () => this.#tag(body, ''));
  }

  /** All encodings, in bytes. */
  get bodyBytes(): number {
    let bytes = this.#plain.body.length;
    for (const { body } of this.#variants.values()) bytes += body.length;
    return bytes;
  }

  protected get plainBody(): Buffer {
    return this.#plain.body;
  }

  /** The encoding in which it is sent to a client that accepts this one: none, when it is too short to gain by it. */
  encodingFor(accepted: Encoding | null): Encoding | null {
    return this.#plain.body.length < SMALLEST_COMPRESSED ? null : accepted;
  }

  /** The body in an encoding, if that has been computed. */
  at(encoding: Encoding | null): Variant | undefined {
    const sent = this.encodingFor(encoding);
    return sent === null ? this.#plain : this.#variants.get(sent);
  }

  /** The body in an encoding; requests that come while it is compressed wait for the same result. */
  async in(encoding: Encoding | null): Promise<Variant> {
    const known = this.at(encoding);
    if (known || encoding === null) return known ?? this.#plain;
    const pending = this.#pending.get(encoding) ?? this.#compress(encoding);
    this.#pending.set(encoding, pending);
    return pending;
  }

  /** The strong `ETag` in an encoding: another encoding is another representation. */
  tag(encoding: Encoding | null): string {
    return this.#tag(this.#plain.body, encoding ? `-${encoding}` : '');
  }

  /** Whether an `If-None-Match` header names this body, in any encoding: the content is the same. */
  isNamedBy(ifNoneMatch: string | undefined): boolean {
    return ifNoneMatch?.includes(this.tag(null).slice(0, -1)) ?? false;
  }

  protected has(encoding: Encoding): boolean {
    return this.#variants.has(encoding);
  }

  protected discard(encoding: Encoding): void {
    this.#variants.delete(encoding);
  }

  /** Replaces an encoding by one whose bytes differ, and so does the tag. */
  protected replace(encoding: Encoding, body: Buffer, suffix: string): void {
    this.#variants.set(
      encoding,
      this.#toVariant(body, encoding, () => this.#tag(this.#plain.body, suffix)),
    );
  }

  async #compress(encoding: Encoding): Promise<Variant> {
    try {
      const body = await compress(this.#plain.body, encoding);
      const variant = this.#toVariant(body, encoding, () => this.tag(encoding));
      this.#variants.set(encoding, variant);
      return variant;
    } finally {
      this.#pending.delete(encoding);
    }
  }

  /** @param plain the body as it is, whichever encoding the tag is for */
  #tag(plain: Buffer, suffix: string): string {
    this.#digest ??= hash('sha256', plain, 'base64url').slice(0, 27);
    return `"${this.#digest}${suffix}"`;
  }
}
