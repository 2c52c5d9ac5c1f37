import type { Condition, SearchDocument, SearchRequest } from '@keelstone/search-index';
import { selectRange } from '../../packages/search-index/src/query/select-range.ts';
import type { PeerResponse } from './peer.ts';

type Column = { ordinals: Map<string, number>; byNid: Uint16Array[] };

/** An engine's matches: ids, and scores unless sorted by date. */
export type Hits = { nids: ArrayLike<number>; scores: ArrayLike<number> | null };

/**
 * Filters, facet counts and sorting for engines that lack them or are slow at them: one pass over the matches, with
 * each document's values in typed arrays. All in-process engines use it.
 */
export class FacetCounter {
  readonly #columns = new Map<string, Column>();
  #created = new Float64Array(0);

  load(documents: readonly SearchDocument[]): void {
    for (const document of documents) this.put(document);
  }

  put({ nid, created, facets }: SearchDocument): void {
    if (nid >= this.#created.length) {
      const grown = new Float64Array(nid * 2);
      grown.set(this.#created);
      this.#created = grown;
    }
    this.#created[nid] = created;
    for (const [name, values] of Object.entries(facets)) {
      const column = this.#columnOf(name);
      column.byNid[nid] = Uint16Array.from(new Set(values), (value) => {
        const known = column.ordinals.get(value) ?? column.ordinals.size;
        column.ordinals.set(value, known);
        return known;
      });
    }
  }

  resultOf({ nids, scores }: Hits, { conditions, facets, offset, limit }: SearchRequest): PeerResponse {
    const accepts = conditions.map((condition) => this.#compile(condition));
    const counters = facets.map(({ name }) => ({
      column: this.#columnOf(name),
      counts: new Uint32Array(this.#columnOf(name).ordinals.size),
    }));
    const passed: number[] = [];
    for (let i = 0; i < nids.length; i += 1) {
      const nid = nids[i] as number;
      if (!accepts.every((accept) => accept(nid))) continue;
      passed.push(i);
      for (const { column, counts } of counters)
        for (const ordinal of column.byNid[nid] ?? []) counts[ordinal] = (counts[ordinal] ?? 0) + 1;
    }
    const page = this.#page(passed, nids, scores, offset, offset + limit);
    return { total: passed.length, nids: page, facets: counters.map(({ counts }) => counts) };
  }

  /** Selects the page like our index: sorting all matches would take longer than finding them. */
  #page(passed: number[], nids: Hits['nids'], scores: Hits['scores'], start: number, end: number): number[] {
    const keys = Float64Array.from(passed, (i) =>
      scores ? (scores[i] as number) : (this.#created[nids[i] as number] as number),
    );
    const isBefore = (a: number, b: number): boolean => {
      const [x, y] = [keys[a] as number, keys[b] as number];
      return x === y ? a < b : x > y;
    };
    const page = selectRange(
      Uint32Array.from(keys, (_key, i) => i),
      start,
      end,
      isBefore,
    );
    return Array.from(page, (i) => nids[passed[i] as number] as number);
  }

  #compile({ name, operator, value }: Condition): (nid: number) => boolean {
    const { ordinals, byNid } = this.#columnOf(name);
    const wanted = value.flatMap((each) => ordinals.get(each) ?? []);
    const isPositive = operator === '=' || operator === 'IN';
    return (nid) => wanted.some((ordinal) => byNid[nid]?.includes(ordinal)) === isPositive;
  }

  #columnOf(name: string): Column {
    const known = this.#columns.get(name) ?? { ordinals: new Map(), byNid: [] };
    this.#columns.set(name, known);
    return known;
  }
}

export const isByRelevance = ({ sort }: SearchRequest): boolean => sort[0]?.field === 'relevance';
