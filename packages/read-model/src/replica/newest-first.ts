import type { PublishedNode } from '@keelstone/content/types/types.model.ts';

/** Newest first: created, then nid, both descending. */
export function compareNewest(a: PublishedNode, b: PublishedNode): number {
  return b.created - a.created || b.nid - a.nid;
}

/**
 * Nodes of one language, newest first (created, then nid, both descending). A list that has been handed out is
 * never modified, so that a caller may hold it across an `await`: the next change makes a copy first, later
 * changes modify that copy.
 */
export class NewestFirst {
  #nodes: PublishedNode[];
  #isLent = false;

  constructor(nodes: readonly PublishedNode[] = []) {
    this.#nodes = nodes.toSorted(compareNewest);
  }

  get length(): number {
    return this.#nodes.length;
  }

  get nodes(): readonly PublishedNode[] {
    this.#isLent = true;
    return this.#nodes;
  }

  add(node: PublishedNode): void {
    this.#takeBack();
    this.#nodes.splice(this.#positionOf(node), 0, node);
  }

  /** Removes the node with the `created` and `nid` of `node`. */
  remove(node: PublishedNode): void {
    const position = this.#positionOf(node);
    if (this.#nodes[position]?.nid !== node.nid) return;
    this.#takeBack();
    this.#nodes.splice(position, 1);
  }

  #takeBack(): void {
    if (this.#isLent) this.#nodes = [...this.#nodes];
    this.#isLent = false;
  }

  /** The position of `node`, or where it would be inserted. */
  #positionOf(node: PublishedNode): number {
    let low = 0;
    let high = this.#nodes.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.#nodes[middle];
      if (other && compareNewest(other, node) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
