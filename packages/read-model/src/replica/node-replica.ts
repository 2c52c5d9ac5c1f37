import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { ContentType, Language } from '@keelstone/model';
import { NewestFirst } from './newest-first.ts';
import { ReferenceIndex } from './reference-index.ts';
import type { SectionIndex } from './section-index.ts';
import { type RelatedOptions, TermIndex } from './term-index.ts';

/**
 * Published nodes indexed by nid, path, type, terms and references. The cost of a change depends on what it
 * affects, not on how much is published.
 */
export class NodeReplica {
  readonly #byNid = new Map<Language, Map<number, PublishedNode>>();
  readonly #byPath = new Map<string, PublishedNode>();
  readonly #byType = new Map<string, NewestFirst>();
  readonly #byTerm = new Map<Language, TermIndex>();
  readonly #byReference = new Map<Language, ReferenceIndex>();
  readonly #sections: SectionIndex;

  constructor(nodes: readonly PublishedNode[], sections: SectionIndex) {
    this.#sections = sections;
    const groups = new Map<string, PublishedNode[]>();
    for (const node of nodes) {
      this.#place(node);
      const key = `${node.language}:${node.type}`;
      const group = groups.get(key);
      if (group) group.push(node);
      else groups.set(key, [node]);
    }
    for (const [key, group] of groups) this.#byType.set(key, new NewestFirst(group));
  }

  get size(): number {
    let size = 0;
    for (const nodes of this.#byNid.values()) size += nodes.size;
    return size;
  }

  node(nid: number, language: Language): PublishedNode | null {
    return this.#byNid.get(language)?.get(nid) ?? null;
  }

  at(path: string): PublishedNode | null {
    return this.#byPath.get(path) ?? null;
  }

  all(language: Language): Iterable<PublishedNode> {
    return this.#byNid.get(language)?.values() ?? [];
  }

  ofType(type: ContentType, language: Language): readonly PublishedNode[] {
    return this.#byType.get(`${language}:${type}`)?.nodes ?? [];
  }

  related(node: PublishedNode, options: RelatedOptions): PublishedNode[] {
    return this.#byTerm.get(node.language)?.related(node, options) ?? [];
  }

  referringTo(nid: number, language: Language): readonly PublishedNode[] {
    return this.#byReference.get(language)?.referringTo(nid) ?? [];
  }

  /** Sets or, with null, removes a node in one language. */
  replace(nid: number, language: Language, node: PublishedNode | null): void {
    const previous = this.node(nid, language);
    if (previous) this.#remove(previous);
    if (!node) return;
    this.#place(node);
    const key = `${language}:${node.type}`;
    const group = this.#byType.get(key) ?? new NewestFirst();
    group.add(node);
    this.#byType.set(key, group);
  }

  #place(node: PublishedNode): void {
    const nodes = this.#byNid.get(node.language) ?? new Map<number, PublishedNode>();
    this.#byNid.set(node.language, nodes.set(node.nid, node));
    this.#byPath.set(node.path, node);
    const terms = this.#byTerm.get(node.language) ?? new TermIndex();
    this.#byTerm.set(node.language, terms);
    terms.add(node);
    const references = this.#byReference.get(node.language) ?? new ReferenceIndex();
    this.#byReference.set(node.language, references);
    references.add(node);
    this.#sections.add(node.nid, node.language, node.sections);
  }

  #remove(node: PublishedNode): void {
    this.#byNid.get(node.language)?.delete(node.nid);
    // A follower that catches up may receive a path's new node before the removal of the old one.
    if (this.#byPath.get(node.path) === node) this.#byPath.delete(node.path);
    this.#byType.get(`${node.language}:${node.type}`)?.remove(node);
    this.#byTerm.get(node.language)?.remove(node);
    this.#byReference.get(node.language)?.remove(node);
    this.#sections.remove(node.nid, node.language, node.sections);
  }
}
