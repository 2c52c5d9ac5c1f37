import { DEFAULT_LANGUAGE, type Language } from '@keelstone/model';
import type { GlobalSlug, Payload, RequestContext } from 'payload';
import sharp from 'sharp';
import { readAsset, type Upload } from './asset.ts';
import { ContentError } from './check-content.ts';
import { LEAVES_DEPENDENTS, LEAVES_PUBLISHING } from './cms.ts';
import { GeneratedFiles } from './generated-files.ts';
import { inLanguage, languagesOf } from './in-language.ts';
import { limitTo } from './limit-to.ts';
import { ownersOf, picturesOf } from './node-order.ts';
import {
  type Content,
  type Entry,
  fieldsOf,
  hasDrafts,
  isNode,
  isUpload,
  type Target,
} from './read-content.ts';
import { stateOf } from './read-from-files.ts';
import type { Address, ToRichText } from './rich-text.ts';
import { digestOfEntry } from './stable-id.ts';
import { readStoredGlobal, type StoredEntries } from './stored.ts';
import { type Conversion, toDocument } from './to-document.ts';

/** Reports an error from saving in the same form as those found before. */
async function naming<T>(
  { source, translations }: Entry,
  language: Language,
  save: () => Promise<T>,
): Promise<T> {
  try {
    return await save();
  } catch (error) {
    const { errors = [] } = (error as { data?: { errors?: { path: string; message: string }[] } }).data ?? {};
    if (errors.length === 0) throw error;
    const own = (language !== DEFAULT_LANGUAGE && translations?.[language]) || source;
    throw new ContentError(
      errors.map(({ path, message }) => ({
        file: own.file,
        line: own.lineOf(path.split('.')),
        message: `${path} ${message}`,
      })),
    );
  }
}

type Values = Record<string, unknown>;
/** Stands for any collection: the files decide which one it is. */
type Slug = 'page';
type Writing = {
  languages: readonly Language[];
  dataIn(language: Language): Promise<Values>;
  hash: string;
  file?: Upload;
};

/** No document's id. */
const NOT_YET = 0;
/** While one page is published, which holds the publishing lock, the next is saved as a draft. */
const FILLED_AT_ONCE = 2;

/** Saves entries as documents of the CMS, each after those that it refers to. */
export class ContentLoader {
  /** Set after construction, because links in texts refer to documents that this loader saves. */
  toRichText: ToRichText = async () => undefined;
  /** The paths under which pages were published before they are saved; they keep them. */
  aliasOf: (node: Entry, language: Language) => string | undefined = () => undefined;
  /** Number of created or updated entries, not counting pages. */
  saved = 0;
  /** Entries with changed files that are skipped because staff have changed them, too. */
  readonly leftToEditors: Entry[] = [];
  readonly #content: Content;
  readonly #payload: Payload;
  readonly #stored: StoredEntries;
  readonly #ids = new Map<string, Promise<number>>();
  readonly #filled = new Map<Entry, Promise<void>>();
  readonly #generated: GeneratedFiles;
  readonly #filling = limitTo(FILLED_AT_ONCE);

  constructor(content: Content, payload: Payload, stored: StoredEntries) {
    this.#content = content;
    this.#payload = payload;
    this.#stored = stored;
    this.#generated = new GeneratedFiles(content, payload, stored);
    // One thread per picture: more would compete with each other.
    sharp.concurrency(1);
  }

  /** Ends the thread that draws pictures. */
  close = () => this.#generated.close();

  /** The document of an entry, or a file generated from a page, saved first if necessary. */
  async addressOf(target: Target): Promise<Address> {
    const name = `${target.slug}/${target.key}`;
    const id = this.#ids.get(name) ?? this.#save(target);
    this.#ids.set(name, id);
    return { relationTo: target.slug, value: await id };
  }

  /** The same, if it has been asked for by now: saves nothing, because a caller may hold the publishing lock. */
  addressSoFar = async (target: Target): Promise<Address> => {
    const id = this.#ids.get(`${target.slug}/${target.key}`) ?? this.#stored.get(target)?.id ?? NOT_YET;
    return { relationTo: target.slug, value: await id };
  };

  /** Saves the terms, media and forms that an entry names, without generated files. */
  async saveNamedBy(entry: Entry): Promise<void> {
    const addressOf: Conversion['addressOf'] = async (slugs, key) => {
      const target = this.#content.resolve(slugs, key) as Target;
      return this.#content.find(target) ? this.addressOf(target) : this.addressSoFar(target);
    };
    const { slug, key } = entry;
    const conversion = { addressOf, toRichText: this.toRichText };
    for (const language of languagesOf(entry))
      await toDocument(fieldsOf(slug), inLanguage(entry, language), key, conversion);
  }

  #save(target: Target): Promise<number> {
    const entry = this.#content.find(target);
    if (!entry) return this.#generated.save(target);
    return isNode(entry.slug) ? this.#createNode(entry) : this.#saveEntry(entry);
  }

  async #toData(entry: Entry, language: Language): Promise<Values> {
    return toDocument(fieldsOf(entry.slug), inLanguage(entry, language), entry.key, {
      addressOf: (slugs, key) => this.addressOf(this.#content.resolve(slugs, key) as Target),
      toRichText: this.toRichText,
    });
  }

  /** Saves one language after the other; the digest comes last, so that an interrupted load is repeated. */
  async #write(
    { slug, key }: Target,
    { languages, dataIn, hash, file }: Writing,
    entry?: Entry,
  ): Promise<number> {
    let id = this.#stored.get({ slug, key })?.id;
    for (const [index, language] of languages.entries()) {
      const isLast = index === languages.length - 1;
      const data = {
        ...(await dataIn(language)),
        demoKey: key,
        ...(isLast && { demoHash: hash }),
        ...(hasDrafts(slug) && { _status: 'published' }),
      };
      const options = {
        collection: slug as Slug,
        locale: language,
        depth: 0,
        data: data as never,
        ...(index === 0 && file && { file }),
      };
      const write = async () =>
        id === undefined ? this.#payload.create(options) : this.#payload.update({ ...options, id });
      id = (await (entry ? naming(entry, language, write) : write())).id;
    }
    return id as number;
  }

  async #saveEntry(entry: Entry): Promise<number> {
    const file = isUpload(entry.slug) ? await readAsset(entry, this.#content) : undefined;
    const hash = digestOfEntry(entry, file);
    const before = this.#stored.get(entry);
    if (before && (before.hash === hash || this.#isLeft(entry, before))) return before.id;
    this.saved += 1;
    const dataIn = (language: Language) => this.#toData(entry, language);
    return this.#write(entry, { languages: languagesOf(entry), dataIn, hash, file }, entry);
  }

  /** Whether an entry is skipped, which is reported at the end of the load. */
  #isLeft(entry: Entry, { isEdited }: { isEdited: boolean }): boolean {
    if (isEdited) this.leftToEditors.push(entry);
    return isEdited;
  }

  /** Whether a page has never been loaded whole. */
  isNew = (node: Entry): boolean => !this.#stored.get(node)?.hash;

  async isNewGlobal({ slug }: Entry): Promise<boolean> {
    return !(await readStoredGlobal(this.#payload, slug as GlobalSlug)).hash;
  }

  isChanged = (node: Entry): boolean => {
    const before = this.#stored.get(node);
    return !before || (before.hash !== digestOfEntry(node) && !this.#isLeft(node, before));
  };

  /** Creates a page as a draft with just a title, so that others can refer to it. */
  async #createNode(node: Entry): Promise<number> {
    const before = this.#stored.get(node);
    if (before) return before.id;
    const { title, created } = inLanguage(node, DEFAULT_LANGUAGE);
    // Its path may depend on its parent page, which was created first.
    const belongs = Object.fromEntries(
      await Promise.all(
        ownersOf(node, this.#content).map(async ({ field, owner }) => [
          field.name,
          await this.#ids.get(`${owner.slug}/${owner.key}`),
        ]),
      ),
    );
    const data = { ...belongs, title, created, demoKey: node.key, moderation: 'draft' } as never;
    const collection = node.slug as Slug;
    const way = { draft: true, depth: 0, context: { ...LEAVES_PUBLISHING } } as const;
    return (await this.#payload.create({ collection, locale: DEFAULT_LANGUAGE, data, ...way })).id;
  }

  /** Starts to draw a page's pictures early, while the database is busy. */
  beginPictures(node: Entry): void {
    for (const target of picturesOf(node, this.#content)) {
      // Those who await the picture get the error; it must not be an unhandled rejection before that.
      this.addressOf(target).catch(() => {});
    }
  }

  /** Fills a page once its parent is filled and everything it shows exists. */
  fillNode(node: Entry): Promise<void> {
    const filled = this.#filled.get(node) ?? this.#fill(node);
    this.#filled.set(node, filled);
    return filled;
  }

  /**
   * Saves other languages first, as drafts, then the default one in the page's state, in all languages. A new page
   * was published from its files before; one that has changed is published once and completely. Pages that depend on
   * it are projected together at the end of the load.
   */
  async #fill(node: Entry): Promise<void> {
    await Promise.all(ownersOf(node, this.#content).map(({ owner }) => this.#filled.get(owner)));
    const { value: id } = await this.addressOf(node);
    const languages = languagesOf(node).filter((each) => each !== DEFAULT_LANGUAGE);
    const [data = {}, ...translated] = await Promise.all(
      [DEFAULT_LANGUAGE, ...languages].map((language) => this.#toData(node, language)),
    );
    const { moderation, _status } = stateOf(node);
    const isVisible = _status === 'published';
    type Way = { draft: boolean; publishAllLocales?: boolean; context: RequestContext };
    const save = (locale: Language, values: Values, way: Way) =>
      naming(node, locale, () =>
        this.#payload.update({
          ...way,
          // Payload and hooks write into it.
          context: { ...way.context },
          collection: node.slug as Slug,
          id,
          locale,
          depth: 0,
          data: values as never,
        }),
      );
    await this.#filling(async () => {
      for (const [index, language] of languages.entries()) {
        const alias = this.aliasOf(node, language);
        const values = { ...(alias && { alias }), ...translated[index], moderation: 'draft' };
        await save(language, values, { draft: true, context: LEAVES_PUBLISHING });
      }
      await save(
        DEFAULT_LANGUAGE,
        { ...data, demoHash: digestOfEntry(node), moderation, _status },
        {
          draft: !isVisible,
          publishAllLocales: isVisible,
          context: this.isNew(node) ? LEAVES_PUBLISHING : LEAVES_DEPENDENTS,
        },
      );
    });
  }

  /** @returns whether it was created or updated */
  async saveGlobal(entry: Entry, last: RequestContext = {}): Promise<boolean> {
    const slug = entry.slug as GlobalSlug;
    const hash = digestOfEntry(entry);
    const before = await readStoredGlobal(this.#payload, slug);
    if (before.hash === hash || this.#isLeft(entry, before)) return false;
    for (const language of languagesOf(entry)) {
      const data = { ...(await this.#toData(entry, language)) } as never;
      const options = { slug, locale: language, data, context: { ...LEAVES_PUBLISHING } };
      await naming(entry, language, () => this.#payload.updateGlobal(options));
    }
    await this.#payload.updateGlobal({ slug, data: { demoHash: hash } as never, context: { ...last } });
    return true;
  }
}
