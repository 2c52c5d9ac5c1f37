import type { SearchDocument } from '@keelstone/search-index';
import { Index } from 'flexsearch';
import { FacetCounter } from './facet-counter.ts';
import { type Peer, splitPlain } from './peer.ts';

const toText = ({ title, terms, excerpt, body }: SearchDocument) => [title, terms, excerpt, body].join(' ');

/**
 * FlexSearch with all prefixes of words, so that the last word matches as a prefix; its ranking is its own, not
 * BM25.
 */
export function createFlexsearch(version: string): Peer {
  const counter = new FacetCounter();
  const engine = new Index({ tokenize: 'forward', encode: splitPlain, fastupdate: true });
  const all: number[] = [];
  return {
    name: `FlexSearch ${version}`,
    load(documents) {
      counter.load(documents);
      for (const document of documents) {
        all.push(document.nid);
        engine.add(document.nid, toText(document));
      }
    },
    search(request) {
      const found = engine.search(request.keys.join(' '), { limit: all.length, suggest: false }) as number[];
      const nids = request.keys.length === 0 ? all : found;
      // The best come first, so the position serves as the score.
      const scores = request.sort[0]?.field === 'relevance' ? Float64Array.from(nids, (_nid, i) => -i) : null;
      return counter.resultOf({ nids, scores }, request);
    },
    update(document) {
      counter.put(document);
      engine.update(document.nid, toText(document));
    },
  };
}
