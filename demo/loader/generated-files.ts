import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@keelstone/model';
import type { Payload } from 'payload';
import { toUpload, type Upload } from './asset.ts';
import { planPicture } from './draw-picture.ts';
import { inLanguage, languagesOf } from './in-language.ts';
import { limitTo } from './limit-to.ts';
import { printPdf } from './print-pdf.ts';
import { type Content, type Entry, isNode, type Target } from './read-content.ts';
import type { StoredEntries } from './stored.ts';

/** Two, as small machines have two processors: one is drawn while another is saved. */
const MADE_AT_ONCE = 2;
/** Not the digest of a file. */
const COMPLETE = '';

/** Alternative texts of pictures generated for pages. */
const DRAWN: Partial<Record<Language, (title: string) => string>> = {
  en: (title) => `Contour lines drawn for “${title}”`,
  de: (title) => `Höhenlinien, gezeichnet für „${title}“`,
  fr: (title) => `Courbes de niveau, dessinées pour « ${title} »`,
};

type Slug = 'images' | 'files';
type Words = { alt: string } | { title: string };

/** The words of a page's file by language, the default one first. */
function wordsOf(slug: Slug, node: Entry): Map<Language, Words> {
  const titles = new Map(LANGUAGES.map((language) => [language, inLanguage(node, language).title]));
  const titleIn = (language: Language) => String(titles.get(language) ?? titles.get(DEFAULT_LANGUAGE));
  if (slug === 'files')
    return new Map(languagesOf(node).map((language) => [language, { title: titleIn(language) }]));
  return new Map(
    LANGUAGES.flatMap((language) => {
      const say = DRAWN[language];
      return say ? [[language, { alt: say(titleIn(language)) }] as const] : [];
    }),
  );
}

/** The pictures and PDFs that keys of pages stand for. Drawn in a thread, while others are saved. */
export class GeneratedFiles {
  readonly #content: Content;
  readonly #payload: Payload;
  readonly #stored: StoredEntries;
  readonly #making = limitTo(MADE_AT_ONCE);
  readonly #drawing = limitTo(1);
  #thread: Worker | undefined;

  constructor(content: Content, payload: Payload, stored: StoredEntries) {
    this.#content = content;
    this.#payload = payload;
    this.#stored = stored;
  }

  /** Generates a page's picture or file, and saves it, unless an earlier load did. */
  async save(target: Target): Promise<number> {
    const before = this.#stored.get(target);
    if (typeof before?.hash === 'string') return before.id;
    const { key } = target;
    const slug = target.slug as Slug;
    const node = this.#content.entries.find((entry) => isNode(entry.slug) && entry.key === key) as Entry;
    const words = wordsOf(slug, node);
    return this.#making(async () => {
      const id = before?.id ?? (await this.#create(slug, node, words.get(DEFAULT_LANGUAGE)));
      await this.#complete(slug, id, words);
      return id;
    });
  }

  async #create(slug: Slug, node: Entry, words: Words | undefined): Promise<number> {
    const file = await this.#make(slug, node);
    const data = { ...words, demoKey: node.key } as never;
    const { id } = await this.#payload.create({
      collection: slug,
      locale: DEFAULT_LANGUAGE,
      depth: 0,
      data,
      file,
    });
    return id;
  }

  /** Stores the words in all languages with one statement, instead of a save for each: nothing shows the file yet. */
  async #complete(slug: Slug, id: number, words: Map<Language, Words>): Promise<void> {
    const data: Record<string, unknown> = { demoHash: COMPLETE };
    for (const [language, own] of words)
      for (const [name, text] of Object.entries(own))
        data[name] = { ...(data[name] as object | undefined), [language]: text };
    await this.#payload.db.updateOne({ collection: slug, id, data, returning: false });
  }

  async #make(slug: Slug, node: Entry): Promise<Upload> {
    if (slug === 'images') return toUpload(await this.#draw(node), `${node.key}.webp`);
    const { title, body } = inLanguage(node, DEFAULT_LANGUAGE) as { title: string; body?: string };
    return toUpload((await printPdf(title, body ?? '')).data, `${node.key}.pdf`);
  }

  #draw(node: Entry): Promise<Buffer> {
    return this.#drawing(async () => {
      this.#thread ??= new Worker(new URL('./drawing.thread.ts', import.meta.url));
      const drawn = once(this.#thread, 'message');
      this.#thread.postMessage(planPicture(node, this.#content));
      const [picture] = (await drawn) as [Uint8Array];
      return Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
    });
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    await this.#thread?.terminate();
    this.#thread = undefined;
  }
}
