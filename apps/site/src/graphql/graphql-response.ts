import { EncodedBody } from '../http/cache/encoded-body.ts';
import type { ResponseCache } from '../http/cache/response-cache.ts';
import type { Question } from '../search/server/count-search.ts';

/** What a response takes besides its body and its key: objects, an entry in the cache; in bytes, an estimate. */
const OVERHEAD = 600;

const NO_KEYS: ReadonlySet<string> = new Set();

/**
 * Responses by the text of their requests. Any change discards them all: every published node may change the counts of a
 * search.
 */
export type GraphqlCache = ResponseCache<GraphqlResponse>;

/** A GraphQL response as bytes, and what is counted each time it is sent. */
export class GraphqlResponse extends EncodedBody<{ body: Buffer }> {
  readonly questions: readonly Question[];
  readonly keys = NO_KEYS;
  readonly #keyLength: number;

  /**
   * @param json the body
   * @param key the cache key; empty when it is not cached
   */
  constructor(json: string, questions: readonly Question[], key = '') {
    super(Buffer.from(json), (body) => ({ body }));
    this.questions = questions;
    this.#keyLength = key.length;
  }

  get bytes(): number {
    return OVERHEAD + 2 * this.#keyLength + this.bodyBytes;
  }

  /** No response changes by itself. */
  holdsAt(): boolean {
    return true;
  }
}
