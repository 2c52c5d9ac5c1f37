import { subjectsOf } from '@keelstone/content/facets.model.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { AscendingNumbers } from './ascending-numbers.ts';
import { BestRanked } from './best-ranked.ts';

export type RelatedOptions = {
  /** The maximum number of nodes to return. */
  count: number;
  /** Whether a node may be returned; by default, every node may. */
  accepts?: (node: PublishedNode) => boolean;
};

/** Term ids are unique only within their vocabulary. */
const termKeysOf = (node: PublishedNode): Set<string> =>
  new Set(subjectsOf(node).flatMap(([field, terms]) => terms.map(({ id }) => `${field}:${id}`)));

/**
 * The nodes of one language by term. A change costs as much as the node has terms; a lookup as much as there are
 * nodes that share a term with the given one. Archived nodes are left out: nothing links to them.
 */
export class TermIndex {
  /** Nodes by position, so that scores can be in an array; free positions are reused. */
  readonly #nodes: (PublishedNode | null)[] = [];
  readonly #places = new Map<number, number>();
  readonly #free: number[] = [];
  readonly #carriers = new Map<string, AscendingNumbers>();
  /** By position; all zero between lookups. */
  #scores = new Float64Array(64);

  add(node: PublishedNode): void {
    if (node.archived) return;
    const place = this.#free.pop() ?? this.#nodes.length;
    this.#nodes[place] = node;
    this.#places.set(node.nid, place);
    for (const key of termKeysOf(node)) {
      const carriers = this.#carriers.get(key) ?? new AscendingNumbers();
      this.#carriers.set(key, carriers);
      carriers.add(place);
    }
  }

  remove(node: PublishedNode): void {
    const place = this.#places.get(node.nid);
    if (place === undefined) return;
    this.#nodes[place] = null;
    this.#places.delete(node.nid);
    this.#free.push(place);
    for (const key of termKeysOf(node)) this.#carriers.get(key)?.remove(place);
  }

  /**
   * Nodes that share terms with `node`, highest score first; equal scores are ordered newest first (created,
   * then nid).
   *
   * A shared term counts by its inverse document frequency: ln(1 + N / n), with N nodes in the index, n of which
   * have the term. After K. Spärck Jones, "A statistical interpretation of term specificity and its application
   * in retrieval", Journal of Documentation 28 (1972), 11–21; the 1 keeps the weight of a term that every node
   * has above zero.
   */
  related(node: PublishedNode, { count, accepts = () => true }: RelatedOptions): PublishedNode[] {
    const scores = this.#score(node);
    const best = new BestRanked(count);
    for (let place = 0; place < this.#nodes.length; place += 1) {
      const score = scores[place] ?? 0;
      if (score === 0 || score < best.lowestScore) continue;
      const candidate = this.#nodes[place];
      if (candidate && candidate.nid !== node.nid) best.offer(candidate, score, accepts);
    }
    scores.fill(0);
    return best.nodes;
  }

  /** By position, the score of the terms that a node shares with `node`. */
  #score(node: PublishedNode): Float64Array {
    if (this.#scores.length < this.#nodes.length) this.#scores = new Float64Array(this.#nodes.length * 2);
    const scores = this.#scores;
    for (const key of termKeysOf(node)) {
      const carriers = this.#carriers.get(key);
      if (!carriers) continue;
      const weight = Math.log(1 + this.#places.size / carriers.length);
      for (const place of carriers.values) scores[place] = (scores[place] ?? 0) + weight;
    }
    return scores;
  }
}
