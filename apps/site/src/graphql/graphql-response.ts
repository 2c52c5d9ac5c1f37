import { createHash } from 'node:crypto';
import { compress, type Encoding } from '../http/cache/compression.ts';
import type { Question } from '../search/server/count-question.ts';

/** Below this, compression saves less than the packet that it would fill anyway; in bytes. */
const SMALLEST_COMPRESSED = 1024;

/** A GraphQL answer as bytes, in the encodings that were asked for so far, and what is counted whenever it is given. */
export class MadeAnswer {
  readonly questions: readonly Question[];
  readonly #plain: Buffer;
  #madeDigest: string | undefined;
  readonly #compressed = new Map<Encoding, Buffer>();

  /** Only answers to GET need one. */
  get #digest(): string {
    this.#madeDigest ??= createHash('sha256').update(this.#plain).digest('base64url').slice(0, 27);
    return this.#madeDigest;
  }

  /** @param body JSON */
  constructor(body: string, questions: readonly Question[]) {
    this.#plain = Buffer.from(body);
    this.questions = questions;
  }

  /** The `ETag` of the body in an encoding. */
  tag(encoding: Encoding | null): string {
    return `"${this.#digest}${encoding ? `-${encoding}` : ''}"`;
  }

  /** Whether an `If-None-Match` header names this answer, in whichever encoding: the content is the same. */
  isNamedBy(ifNoneMatch: string | undefined): boolean {
    return ifNoneMatch?.includes(`"${this.#digest}`) ?? false;
  }

  /** Its bodies, in bytes. */
  get bytes(): number {
    let { length } = this.#plain;
    for (const body of this.#compressed.values()) length += body.length;
    return length;
  }

  /** The encoding in which it is given to whoever takes this one: none, when it is too short to gain by it. */
  encodingFor(accepted: Encoding | null): Encoding | null {
    return this.#plain.length < SMALLEST_COMPRESSED ? null : accepted;
  }

  /** The body in an encoding, if it has been made. */
  at(encoding: Encoding | null): Buffer | undefined {
    return encoding === null ? this.#plain : this.#compressed.get(encoding);
  }

  /** Makes the body in an encoding. Who asks meanwhile makes it, too: that is seldom, and takes less than a millisecond. */
  async compress(encoding: Encoding): Promise<Buffer> {
    const body = await compress(this.#plain, encoding);
    this.#compressed.set(encoding, body);
    return body;
  }
}
