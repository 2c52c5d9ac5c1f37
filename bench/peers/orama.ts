import type { SearchDocument, SearchRequest } from '@keelstone/search-index';
import { create, insertMultiple, search, update } from '@orama/orama';
import { FacetCounter, isByRelevance } from './facet-counter.ts';
import { type Peer, type PeerResponse, splitPlain } from './peer.ts';

/** One concatenated field: otherwise all words of a query would have to occur in the same field. */
const toRow = ({ nid, title, terms, excerpt, body }: SearchDocument) => ({
  id: String(nid),
  text: [title, terms, excerpt, body].join(' '),
});

/** Orama with AND (a threshold of 0) and our own facet counts, which are faster than its own. */
export function createOrama(version: string): Peer {
  const counter = new FacetCounter();
  const tokenizer = { language: 'english', normalizationCache: new Map(), tokenize: splitPlain };
  const engine = create({ schema: { text: 'string' } as const, components: { tokenizer } });
  const all: number[] = [];
  const ask = async (request: SearchRequest, tolerance: number): Promise<PeerResponse> => {
    if (request.keys.length === 0) return counter.resultOf({ nids: all, scores: null }, request);
    const term = request.keys.join(' ');
    const { hits } = await search(engine, { term, tolerance, threshold: 0, limit: all.length });
    const scores = isByRelevance(request) ? hits.map(({ score }) => score) : null;
    return counter.resultOf({ nids: hits.map(({ id }) => Number(id)), scores }, request);
  };
  return {
    name: `Orama ${version}`,
    async load(documents) {
      counter.load(documents);
      all.push(...documents.map(({ nid }) => nid));
      await insertMultiple(engine, documents.map(toRow), 500);
    },
    search: (request) => ask(request, 0),
    forgive: (request) => ask(request, 1),
    async update(document) {
      counter.put(document);
      await update(engine, String(document.nid), toRow(document));
    },
  };
}
