import { LRUCache } from 'lru-cache';
import type { ShareImageSubject } from './draw-share-image.ts';
import { type MakeShareImage, makeShareImage } from './make-share-image.ts';
import { shareImagePath } from './share-image-subject.ts';

/** Memory for cached images, in bytes: about two hundred images. */
const KEPT = 24 * 1024 * 1024;

/** Share images of nodes, drawn on demand, one at a time, and cached up to a limit. */
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

  /** Whether an image is cached, so that nobody has to wait for it. */
  isDrawn(subject: ShareImageSubject): boolean {
    return this.#cache.peek(shareImagePath(subject)) !== undefined;
  }

  /** A PNG of 1200 × 630 pixels. Concurrent requests for the same image share one drawing. */
  async get(subject: ShareImageSubject): Promise<Uint8Array> {
    return this.#cache.forceFetch(shareImagePath(subject), { context: subject });
  }

  /** Drawing competes with requests for pages, so only one image is drawn at a time. */
  #inTurn(subject: ShareImageSubject): Promise<Uint8Array> {
    const drawn = this.#last.then(() => this.#make(subject));
    this.#last = drawn.catch(() => {
      // The request gets the error; the next image in the queue is drawn nevertheless.
    });
    return drawn;
  }
}
