import { type ContentType, DEFAULT_LANGUAGE, inTurn, LANGUAGES, type Language } from '@keelstone/model';
import type { CollectionSlug, Payload } from 'payload';
import { aliasFrom } from './cms.ts';
import { inLanguage } from './in-language.ts';
import { ownersOf } from './node-order.ts';
import { type Content, type Entry, NODE_SLUGS } from './read-content.ts';

/** What the CMS has given to a page of the files. */
type StoredNode = { id: number; nid: number; alias: string | null; created: string };
export type StoredNodes = ReadonlyMap<string, StoredNode>;

const nameOf = ({ slug, key }: Pick<Entry, 'slug' | 'key'>) => `${slug}/${key}`;
export const storedNode = (nodes: StoredNodes, entry: Entry) => nodes.get(nameOf(entry));

/** All pages that files have created, drafts included. */
export async function readStoredNodes(payload: Payload): Promise<StoredNodes> {
  const stored = new Map<string, StoredNode>();
  for (const slug of NODE_SLUGS) {
    const { docs } = await payload.find({
      collection: slug as CollectionSlug,
      where: { demoKey: { exists: true } },
      draft: true,
      locale: DEFAULT_LANGUAGE,
      pagination: false,
      depth: 0,
      select: { demoKey: true, nid: true, alias: true, created: true } as never,
    });
    for (const { demoKey, ...node } of docs as unknown as (StoredNode & { demoKey: string })[])
      stored.set(nameOf({ slug, key: demoKey }), node);
  }
  return stored;
}

/** The title of the suite that a path contains: in the language, else in another. */
function suiteTitle(entry: Entry, content: Content, language: Language): string {
  const suite = ownersOf(entry, content).find(({ field }) => field.name === 'suite')?.owner;
  const titles = suite ? inTurn(language).map((each) => inLanguage(suite, each).title) : [];
  return String(titles.find(Boolean) ?? '');
}

/**
 * The paths of pages in all languages, as the CMS would make them from their titles; a path that two pages would have
 * is left to the CMS.
 */
export function planAliases(
  entries: readonly Entry[],
  content: Content,
  stored: StoredNodes,
): (entry: Entry, language: Language) => string | undefined {
  const planned = new Map<string, string>();
  const taken = new Map<string, number>();
  for (const entry of entries)
    for (const language of LANGUAGES) {
      const { title, alias: written } = inLanguage(entry, language);
      if (typeof title !== 'string') continue;
      const made =
        (written as string | undefined) ??
        (language === DEFAULT_LANGUAGE
          ? storedNode(stored, entry)?.alias
          : aliasFrom(entry.slug as ContentType, title, suiteTitle(entry, content, language), language));
      if (!made) continue;
      planned.set(`${nameOf(entry)}/${language}`, made);
      taken.set(`${language}${made}`, (taken.get(`${language}${made}`) ?? 0) + 1);
    }
  return (entry, language) => {
    const alias = planned.get(`${nameOf(entry)}/${language}`);
    return alias !== undefined && taken.get(`${language}${alias}`) === 1 ? alias : undefined;
  };
}
