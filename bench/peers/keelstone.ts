import { createSearchIndex, restoreSearchIndex } from '@keelstone/search-index';
import type { Peer } from './peer.ts';

const MOST_CLEARED = 200_000;

/** Our own index, as the site uses it: with stemming, which no peer here does. */
export function createKeelstone(): Peer {
  let index = createSearchIndex({ language: 'en' });
  return {
    name: 'this index',
    load(documents) {
      for (const document of documents) index.add(document);
    },
    search: (request) => index.search(request),
    forgive: (request) => index.search(request),
    suggest: (text) => index.suggest(text, 3),
    update: (document) => index.add(document),
    // Removed documents are compacted away when they make up half of the index. With a million documents, changing
    // half would take longer than everything else here.
    get updatesBeforeClearing() {
      return index.size > MOST_CLEARED ? 0 : Math.max(1024, index.size / 2);
    },
    restart() {
      const start = performance.now();
      const saved = index.save();
      const middle = performance.now();
      index = restoreSearchIndex(saved, { language: 'en' });
      const end = performance.now();
      return {
        saveSeconds: (middle - start) / 1000,
        restoreSeconds: (end - middle) / 1000,
        bytes: saved.length,
      };
    },
  };
}
