import type { Language } from '@keelstone/model';
import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload';
import { withTransactionOf } from '../database/transaction.ts';
import { generateAlias } from '../nodes/generate-alias.ts';
import { PayloadDocumentReader } from '../publishing/document-reader.ts';
import type { PreviewSubject } from './preview-link.ts';
import { type Unsaved, wholeForm } from './whole-form.ts';

/** Fields that a form may not override. */
const FIXED = ['id', 'nid', '_status', 'updatedAt', 'createdAt'];

const withoutFixed = (unsaved: Unsaved): Unsaved =>
  Object.fromEntries(Object.entries(unsaved).filter(([name]) => !FIXED.includes(name)));

/**
 * Reads one document in one language as it would be if it were published now: as last saved, with a form's unsaved
 * changes. Everything else is read as visitors see it, including other documents with drafts: those would not be
 * published with it.
 */
export class PreviewReader extends PayloadDocumentReader {
  readonly #req: PayloadRequest;
  readonly #subject: PreviewSubject;
  readonly #unsaved: Unsaved;

  constructor(req: PayloadRequest, subject: PreviewSubject, unsaved: Unsaved = {}) {
    super(req);
    this.#req = req;
    this.#subject = subject;
    const { collections, config } = req.payload;
    this.#unsaved = withoutFixed(wholeForm(unsaved, collections[subject.type].config, config));
  }

  override async readMany<S extends CollectionSlug>(
    collection: S,
    ids: readonly number[],
    language: Language,
  ): Promise<DataFromCollectionSlug<S>[]> {
    const { type, id: own, language: ownLanguage } = this.#subject;
    if (collection !== type || language !== ownLanguage || !ids.includes(own)) {
      return super.readMany(collection, ids, language);
    }
    const others = await super.readMany(
      collection,
      ids.filter((id) => id !== own),
      language,
    );
    const draft = await this.#readDraft();
    const found = new Map([...others, ...(draft ? [draft] : [])].map((document) => [document.id, document]));
    return ids.map((id) => found.get(id)).filter((document) => document !== undefined) as never;
  }

  async #readDraft(): Promise<{ id: number } | null> {
    const { type, id, language } = this.#subject;
    const saved = await this.#req.payload.findByID({
      ...(await withTransactionOf(this.#req)),
      collection: type,
      id,
      draft: true,
      locale: language,
      fallbackLocale: false,
      depth: 0,
      disableErrors: true,
    });
    if (!saved) return null;
    const document = { ...saved, ...this.#unsaved, _status: 'published' };
    // A path is generated on save; until then, use the one that would be.
    const alias = document.alias || (await generateAlias(type, document, { language, req: this.#req }));
    return Object.assign(document, { alias: alias ?? '/preview' });
  }
}
