import { setImmediate } from 'node:timers/promises';
import { isListed } from '@keelstone/content/types/node-meta.model.ts';
import { LANGUAGES, type Language } from '@keelstone/model';
import type { ContentReplica } from '@keelstone/read-model';
import { addressOf, listedAddressesOf } from '../../pages/node-address.ts';

/** One page of a sitemap; addresses are paths. */
export type SitemapEntry = {
  path: string;
  /** Unix seconds. */
  changed: number;
  alternates: Partial<Record<Language, string>>;
};

/** How many nodes are processed before pending requests get their turn. */
const SLICE = 2000;

/**
 * All published pages except archived ones and those kept out of search engines, in each of their languages: ordered
 * by language, then by nid.
 */
export async function sitemapEntries(content: ContentReplica): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for (const language of LANGUAGES) {
    const nodes = [...content.nodes(language)].filter((node) => !node.archived && isListed(node));
    for (const [position, node] of nodes.toSorted((a, b) => a.nid - b.nid).entries()) {
      if (position % SLICE === SLICE - 1) await setImmediate();
      entries.push({
        path: addressOf(node, content),
        changed: node.changed,
        alternates: listedAddressesOf(node, content),
      });
    }
  }
  return entries;
}
