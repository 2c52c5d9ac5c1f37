import type { SearchDocument } from '@keelstone/search-index';
import MiniSearch from 'minisearch';
import { FacetCounter, type Hits, isByRelevance } from './facet-counter.ts';
import { FIELD_WEIGHTS, type Peer, splitPlain } from './peer.ts';

/** MiniSearch with AND, the last word as a prefix, and our own facet counts. */
export function createMinisearch(version: string): Peer {
  const counter = new FacetCounter();
  const engine = new MiniSearch<SearchDocument>({
    idField: 'nid',
    fields: Object.keys(FIELD_WEIGHTS),
    tokenize: splitPlain,
    searchOptions: {
      combineWith: 'AND',
      boost: FIELD_WEIGHTS,
      prefix: (_term, i, terms) => i === terms.length - 1,
    },
  });
  const find = (keys: readonly string[], fuzzy: number | false): Hits => {
    const found =
      keys.length === 0 ? engine.search(MiniSearch.wildcard) : engine.search(keys.join(' '), { fuzzy });
    return { nids: found.map(({ id }) => id as number), scores: found.map(({ score }) => score) };
  };
  const result =
    (fuzzy: number | false): Peer['search'] =>
    (request) => {
      const hits = find(request.keys, fuzzy);
      return counter.resultOf(isByRelevance(request) ? hits : { ...hits, scores: null }, request);
    };
  return {
    name: `MiniSearch ${version}`,
    load(documents) {
      counter.load(documents);
      engine.addAll(documents);
    },
    search: result(false),
    forgive: result(1),
    update(document) {
      counter.put(document);
      engine.replace(document);
    },
  };
}
