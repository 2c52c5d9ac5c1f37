import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { DocumentReader } from '@keelstone/editing/projection/document-reader.ts';
import type { ContentType } from '@keelstone/model';
import { projectNode } from '../apps/cms/src/publishing/project-node.ts';
import { collections } from '../demo/loader/cms.ts';
import { languagesOf } from '../demo/loader/in-language.ts';
import { type Entry, isNode, type Target } from '../demo/loader/read-content.ts';
import { readFromFiles, stateOf } from '../demo/loader/read-from-files.ts';
import { createMarkdownConverter } from '../demo/loader/rich-text.ts';
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

/** Uploads and what else is in no file. */
const nothing: DocumentReader = { read: async () => null, readMany: async () => [] };

/** Publishes the demo from its files, by the projection of the CMS, in seconds and without a database. */
export async function publishDemo(): Promise<PublishedDemo> {
  const toRichText = await createMarkdownConverter(
    { collections, i18n: { translations: {} } } as never,
    addressOf,
    content,
  );
  const documents = readFromFiles({
    entries: content.entries,
    idOf: (entry) => idOf.get(entry),
    savedFields: (entry) =>
      isNode(entry.slug)
        ? {
            nid: idOf.get(entry),
            alias: `/${entry.key}`,
            created: entry.source.value.created,
            ...stateOf(entry),
          }
        : {},
    conversion: {
      addressOf: (slugs, key) => addressOf(content.resolve(slugs, key) as Target),
      toRichText,
    },
    others: nothing,
  });
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
