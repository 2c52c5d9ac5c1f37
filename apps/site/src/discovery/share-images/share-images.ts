import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { drawShareImage, type ShareImageSubject } from './draw-share-image.ts';
import { shareImagePath } from './share-image-subject.ts';

/** Memory for pictures, in bytes: about two hundred of them. */
const KEPT = 24 * 1024 * 1024;

/** Few colours, so few bytes: some messengers take no picture above 300 kB. */
const COLOURS = 64;

async function makePng(subject: ShareImageSubject): Promise<Buffer> {
  return sharp(Buffer.from(drawShareImage(subject)))
    .png({ palette: true, colours: COLOURS })
    .toBuffer();
}

/** Pictures of nodes, drawn when they are first asked for, one at a time, and kept within bounds. */
export class ShareImages {
  readonly #draw: typeof makePng;
  readonly #cache: LRUCache<string, Buffer, ShareImageSubject>;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ draw = makePng, maxBytes = KEPT } = {}) {
    this.#draw = draw;
    this.#cache = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (png) => png.byteLength,
      fetchMethod: (_path, _stale, { context }) => this.#inTurn(context),
    });
  }

  /** A PNG of 1200 × 630 pixels. Who asks for the same at the same time gets the same drawing. */
  async get(subject: ShareImageSubject): Promise<Buffer> {
    return this.#cache.forceFetch(shareImagePath(subject), { context: subject });
  }

  /** Drawing takes the processor that visitors' pages need, so pictures queue. */
  #inTurn(subject: ShareImageSubject): Promise<Buffer> {
    const drawn = this.#last.then(() => this.#draw(subject));
    this.#last = drawn.catch(() => {
      // Whoever asked is told; the next in the queue is drawn all the same.
    });
    return drawn;
  }
}
