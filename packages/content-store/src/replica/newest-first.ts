import type { PublishedNode } from '@keelstone/model';

function compare(a: PublishedNode, b: PublishedNode): number {
  return b.created - a.created || b.nid - a.nid;
}

/**
 * Nodes of one language, newest first (created, then nid, both descending). Each change makes a new array, so that a
 * reader who holds one across an `await` never sees it change under its feet.
 */
export class NewestFirst {
  nodes: readonly PublishedNode[];

  constructor(nodes: readonly PublishedNode[] = []) {
    this.nodes = nodes.toSorted(compare);
  }

  add(node: PublishedNode): void {
    this.nodes = this.nodes.toSpliced(this.#positionOf(node), 0, node);
  }

  /** Takes out the node with the `created` and `nid` of `node`. */
  remove(node: PublishedNode): void {
    const position = this.#positionOf(node);
    if (this.nodes[position]?.nid === node.nid) this.nodes = this.nodes.toSpliced(position, 1);
  }

  /** Where `node` stands, or would stand. */
  #positionOf(node: PublishedNode): number {
    let low = 0;
    let high = this.nodes.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.nodes[middle];
      if (other && compare(other, node) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
