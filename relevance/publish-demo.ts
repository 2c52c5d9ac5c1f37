import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { DocumentReader } from '@keelstone/editing/projection/document-reader.ts';
import type { ContentType, Language } from '@keelstone/model';
import { projectNode } from '../apps/cms/src/publishing/project-node.ts';
import { collections } from '../demo/loader/cms.ts';
import { inLanguage, languagesOf } from '../demo/loader/in-language.ts';
import { type Entry, fieldsOf, isNode, isUpload, type Target } from '../demo/loader/read-content.ts';
import { createMarkdownConverter, type ToRichText } from '../demo/loader/rich-text.ts';
import { toDocument } from '../demo/loader/to-document.ts';
import { openDemo } from '../demo/open-demo.ts';

/** The demo's nodes as visitors see them, in all languages, without pictures and recordings. */
export type PublishedDemo = {
  nodes: readonly PublishedNode[];
  /** The demo's key of a node, by its nid. */
  keyOf: ReadonlyMap<number, string>;
};

const content = openDemo();
/** The number of an entry is its id, and that of a node its nid, too. */
const idOf = new Map(content.entries.map((entry, at) => [entry, at + 1]));
const addressOf = async (target: Target) => ({
  relationTo: target.slug,
  value: idOf.get(content.find(target) as Entry) ?? 0,
});

/** What the CMS adds to the fields of a file when it saves a node. */
function savedFields(entry: Entry): Record<string, unknown> {
  const { moderation = 'published', created } = entry.source.value;
  const isVisible = moderation === 'published' || moderation === 'archived';
  return {
    nid: idOf.get(entry),
    alias: `/${entry.key}`,
    created,
    moderation,
    _status: isVisible ? 'published' : 'draft',
  };
}

/** Reads documents from the demo's files instead of a database. */
function readFrom(entries: readonly Entry[], toRichText: ToRichText): DocumentReader {
  const entryOf = new Map(entries.map((entry) => [`${entry.slug}/${idOf.get(entry)}`, entry]));
  const known = new Map<string, unknown>();
  async function toKnownDocument(entry: Entry, language: Language) {
    const fields = await toDocument(fieldsOf(entry.slug), inLanguage(entry, language), entry.key, {
      addressOf: (slugs, key) => addressOf(content.resolve(slugs, key) as Target),
      toRichText,
    });
    return { ...fields, id: idOf.get(entry), ...(isNode(entry.slug) && savedFields(entry)) };
  }
  const reader: DocumentReader = {
    async read(collection, id, language) {
      const entry = entryOf.get(`${collection}/${id}`);
      if (!entry || isUpload(collection)) return null;
      const name = `${collection}/${id}/${language}`;
      const document = known.get(name) ?? (await toKnownDocument(entry, language));
      known.set(name, document);
      return document as never;
    },
    async readMany(collection, ids, language) {
      const documents = await Promise.all(ids.map((id) => reader.read(collection, id, language)));
      return documents.filter((document) => document !== null);
    },
  };
  return reader;
}

/** Publishes the demo from its files, by the projection of the CMS, in seconds and without a database. */
export async function publishDemo(): Promise<PublishedDemo> {
  const toRichText = await createMarkdownConverter({ collections } as never, addressOf, content);
  const documents = readFrom(content.entries, toRichText);
  const nodes: PublishedNode[] = [];
  const entries = content.entries.filter(({ slug }) => isNode(slug));
  for (const entry of entries)
    for (const language of languagesOf(entry)) {
      const id = idOf.get(entry) as number;
      const projection = await projectNode(entry.slug as ContentType, id, language, documents);
      if (projection) nodes.push(projection.node);
    }
  return { nodes, keyOf: new Map(entries.map((entry) => [idOf.get(entry) as number, entry.key])) };
}
