import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { type Form, inTurn, type Language } from '@keelstone/model';
import type { ContentChange, ContentSnapshot } from '@keelstone/read-model';
import { placedForms } from './placed-forms.ts';

type Published = {
  form: Form;
  /** Numbers of the nodes that show it, in the order in which they came to do so. */
  nids: Set<number>;
};

/**
 * The forms that visitors can see, by number and language. Fed from the change log, as the replica is: a change costs
 * what it touches.
 */
export class PublishedForms {
  #forms = new Map<string, Published>();
  #ofNodes = new Map<string, Form[]>();
  /** How many forms ask for a query parameter. */
  #asked = new Map<string, number>();

  /** Replaces everything by what the snapshot holds. */
  load(snapshot: ContentSnapshot): void {
    this.#forms = new Map();
    this.#ofNodes = new Map();
    this.#asked = new Map();
    for (const node of snapshot.nodes) this.#add(node);
  }

  /** Brings in changes, in the order given. Applying the same changes twice does no harm. */
  apply(changes: readonly ContentChange[]): void {
    for (const change of changes) {
      if (change.kind !== 'node') continue;
      this.#remove(change.nid, change.language);
      if (change.node) this.#add(change.node);
    }
  }

  /** A form in a language, or in another one where it stands on no page in that; null when it stands nowhere. */
  find(id: number, language: Language): Form | null {
    for (const each of inTurn(language)) {
      const published = this.#forms.get(`${each}:${id}`);
      if (published) return published.form;
    }
    return null;
  }

  /** Number of a node that shows a form in a language; null when there is none. */
  nodeWith(id: number, language: Language): number | null {
    const [first] = this.#forms.get(`${language}:${id}`)?.nids ?? [];
    return first ?? null;
  }

  /** Whether a hidden field of any form takes this query parameter along. */
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
      // Whichever node came last has the form as it is now.
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
