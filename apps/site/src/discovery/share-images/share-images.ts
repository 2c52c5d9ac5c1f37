import { LRUCache } from 'lru-cache';
import type { ShareImageSubject } from './draw-share-image.ts';
import { type MakeShareImage, makeShareImage } from './make-share-image.ts';
import { shareImagePath } from './share-image-subject.ts';

/** Memory for pictures, in bytes: about two hundred of them. */
const KEPT = 24 * 1024 * 1024;

/** Pictures of nodes, drawn when they are first asked for, one at a time, and kept within bounds. */
export class ShareImages {
  readonly #make: MakeShareImage;
  readonly #cache: LRUCache<string, Uint8Array, ShareImageSubject>;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ make = makeShareImage, maxBytes = KEPT } = {}) {
    this.#make = make;
    this.#cache = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (png) => png.byteLength,
      fetchMethod: (_path, _stale, { context }) => this.#inTurn(context),
    });
  }

  /** A PNG of 1200 × 630 pixels. Who asks for the same at the same time gets the same drawing. */
  async get(subject: ShareImageSubject): Promise<Uint8Array> {
    return this.#cache.forceFetch(shareImagePath(subject), { context: subject });
  }

  /** Drawing takes processors that visitors' pages need, so pictures queue. */
  #inTurn(subject: ShareImageSubject): Promise<Uint8Array> {
    const drawn = this.#last.then(() => this.#make(subject));
    this.#last = drawn.catch(() => {
      // Whoever asked is told; the next in the queue is drawn all the same.
    });
    return drawn;
  }
}
