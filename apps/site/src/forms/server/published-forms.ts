import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { type Form, inTurn, type Language } from '@keelstone/model';
import type { ContentChange, ContentSnapshot } from '@keelstone/read-model';
import { placedForms } from './placed-forms.ts';

type Published = {
  form: Form;
  /** Nids of the nodes that contain it, in the order in which they were added. */
  nids: Set<number>;
};

/**
 * The forms on published pages, by id and language. Updated from the change log, like the replica: the cost of a
 * change depends on what it affects.
 */
export class PublishedForms {
  #forms = new Map<string, Published>();
  #ofNodes = new Map<string, Form[]>();
  /** How many forms use each query parameter. */
  #asked = new Map<string, number>();

  /** Replaces everything by the content of a snapshot. */
  load(snapshot: ContentSnapshot): void {
    this.#forms = new Map();
    this.#ofNodes = new Map();
    this.#asked = new Map();
    for (const node of snapshot.nodes) this.#add(node);
  }

  /** Applies changes in the given order. Applying the same changes twice is harmless. */
  apply(changes: readonly ContentChange[]): void {
    for (const change of changes) {
      if (change.kind !== 'node') continue;
      this.#remove(change.nid, change.language);
      if (change.node) this.#add(change.node);
    }
  }

  /**
   * A form in a language, or in another one if no page in that language contains it (any more), which it then says;
   * null if no page does.
   */
  find(id: number, language: Language): Form | null {
    for (const each of inTurn(language)) {
      const published = this.#forms.get(`${each}:${id}`);
      if (published) return each === language ? published.form : { language: each, ...published.form };
    }
    return null;
  }

  /** The nid of a node that contains a form in a language; null if there is none. */
  nodeWith(id: number, language: Language): number | null {
    const [first] = this.#forms.get(`${language}:${id}`)?.nids ?? [];
    return first ?? null;
  }

  /** Whether a hidden field of any form uses this query parameter. */
  asksFor(parameter: string): boolean {
    return this.#asked.has(parameter);
  }

  #add(node: PublishedNode): void {
    const { nid, language } = node;
    const forms = placedForms(node).map(({ form }) => form);
    if (forms.length === 0) return;
    this.#ofNodes.set(`${language}:${nid}`, forms);
    for (const form of forms) {
      const key = `${language}:${form.id}`;
      const nids = this.#forms.get(key)?.nids ?? new Set<number>();
      // The node that was added last has the current version of the form.
      this.#forms.set(key, { form, nids: nids.add(nid) });
      for (const parameter of parametersOf(form)) {
        this.#asked.set(parameter, (this.#asked.get(parameter) ?? 0) + 1);
      }
    }
  }

  #remove(nid: number, language: Language): void {
    const forms = this.#ofNodes.get(`${language}:${nid}`) ?? [];
    this.#ofNodes.delete(`${language}:${nid}`);
    for (const form of forms) {
      const key = `${language}:${form.id}`;
      const published = this.#forms.get(key);
      published?.nids.delete(nid);
      if (published?.nids.size === 0) this.#forms.delete(key);
      for (const parameter of parametersOf(form)) {
        const count = (this.#asked.get(parameter) ?? 0) - 1;
        if (count > 0) this.#asked.set(parameter, count);
        else this.#asked.delete(parameter);
      }
    }
  }
}

const parametersOf = ({ hiddenFields }: Form): string[] =>
  hiddenFields.flatMap(({ source, value }) => (source === 'query' && value ? [value] : []));
