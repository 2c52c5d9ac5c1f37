import { createSearchIndex } from '@keelstone/search-index';
import type { Peer } from './peer.ts';

/** Our own index, as the site uses it: with stems, which no peer here makes. */
export function createKeelstone(): Peer {
  const index = createSearchIndex({ language: 'en' });
  return {
    name: 'this index',
    load(documents) {
      for (const document of documents) index.add(document);
    },
    search: (request) => index.search(request),
    forgive: (request) => index.search(request),
    suggest: (text) => index.suggest(text, 3),
    update: (document) => index.add(document),
  };
}
