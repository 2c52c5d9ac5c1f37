import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { DEFAULT_LANGUAGE } from '@keelstone/model';
import { toUpload, type Upload } from './asset.ts';
import { planPicture } from './draw-picture.ts';
import { inLanguage } from './in-language.ts';
import { limitTo } from './limit-to.ts';
import { printPdf } from './print-pdf.ts';
import type { Content, Entry } from './read-content.ts';

/** Generates what a node's key stands for in a field of images or files. Draws in a thread, while others are saved. */
export class FileMaker {
  #thread: Worker | undefined;
  readonly #inTurn = limitTo(1);

  async make(slug: 'images' | 'files', node: Entry, content: Content): Promise<Upload> {
    if (slug === 'images') return toUpload(await this.#draw(node, content), `${node.key}.webp`);
    const { title, body } = inLanguage(node, DEFAULT_LANGUAGE) as { title: string; body?: string };
    return toUpload((await printPdf(title, body ?? '')).data, `${node.key}.pdf`);
  }

  #draw(node: Entry, content: Content): Promise<Buffer> {
    return this.#inTurn(async () => {
      this.#thread ??= new Worker(new URL('./drawing.thread.ts', import.meta.url));
      const drawn = once(this.#thread, 'message');
      this.#thread.postMessage(planPicture(node, content));
      const [picture] = (await drawn) as [Uint8Array];
      return Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
    });
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
    this.#thread = undefined;
  }
}
