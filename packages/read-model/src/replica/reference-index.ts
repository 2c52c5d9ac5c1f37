import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { NodeReference } from '@keelstone/model';
import { NewestFirst } from './newest-first.ts';

const isReference = (value: unknown): value is NodeReference =>
  typeof value === 'object' && value !== null && 'nid' in value && 'path' in value;

/** The nids that a node's own fields refer to: authors, products, a suite. Sections are not included. */
export function referredBy(node: PublishedNode): Set<number> {
  const values = Object.values(node).flat() as unknown[];
  return new Set(values.filter(isReference).map(({ nid }) => nid));
}

/**
 * Looks up the nodes of one language that refer to a node: an author's articles, the places where a product is
 * used.
 */
export class ReferenceIndex {
  readonly #referring = new Map<number, NewestFirst>();

  /** Newest first. */
  referringTo(nid: number): readonly PublishedNode[] {
    return this.#referring.get(nid)?.nodes ?? [];
  }

  add(node: PublishedNode): void {
    for (const nid of referredBy(node)) {
      const referring = this.#referring.get(nid) ?? new NewestFirst();
      referring.add(node);
      this.#referring.set(nid, referring);
    }
  }

  remove(node: PublishedNode): void {
    for (const nid of referredBy(node)) {
      const referring = this.#referring.get(nid);
      referring?.remove(node);
      if (referring?.length === 0) this.#referring.delete(nid);
    }
  }
}
