import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { compareNewest } from './newest-first.ts';

type Ranked = { node: PublishedNode; score: number };

const compare = (a: Ranked, b: Ranked) => b.score - a.score || compareNewest(a.node, b.node);

/** Keeps the best few of many nodes: by score, and newest first among equals. */
export class BestRanked {
  readonly #count: number;
  readonly #ranked: Ranked[] = [];
  /** Nodes with a lower score are no longer accepted. */
  lowestScore: number;

  constructor(count: number) {
    this.#count = count;
    this.lowestScore = count > 0 ? 0 : Number.POSITIVE_INFINITY;
  }

  get nodes(): PublishedNode[] {
    return this.#ranked.map(({ node }) => node);
  }

  /** Keeps the node if its score (above 0) is high enough. `accepts` is only called if it is. */
  offer(node: PublishedNode, score: number, accepts: (node: PublishedNode) => boolean): void {
    const offered = { node, score };
    const position = this.#ranked.findIndex((other) => compare(offered, other) < 0);
    const isLast = position < 0;
    if (isLast && this.#ranked.length >= this.#count) return;
    if (!accepts(node)) return;
    this.#ranked.splice(isLast ? this.#ranked.length : position, 0, offered);
    if (this.#ranked.length > this.#count) this.#ranked.pop();
    if (this.#ranked.length === this.#count) this.lowestScore = this.#ranked.at(-1)?.score ?? 0;
  }
}
