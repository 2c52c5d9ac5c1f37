import type { Section } from '@keelstone/content/sections/sections.model.ts';
import type { Language } from '@keelstone/model';

/** Owner number of the sections that belong to site settings. Node ids begin at 1. */
export const SITE_SETTINGS_OWNER = 0;

/**
 * Finds sections by id. If several owners use an id, for example after a node was copied, it belongs to the
 * lowest owner number, regardless of the order in which they were added.
 */
export class SectionIndex {
  readonly #owners = new Map<string, Map<number, Section>>();

  find(id: string, language: Language): Section | null {
    const owners = this.#owners.get(`${language}:${id}`);
    return owners?.get(Math.min(...owners.keys())) ?? null;
  }

  add(owner: number, language: Language, sections: readonly Section[]): void {
    for (const section of sections) {
      const key = `${language}:${section.id}`;
      const owners = this.#owners.get(key) ?? new Map<number, Section>();
      if (!owners.has(owner)) this.#owners.set(key, owners.set(owner, section));
    }
  }

  remove(owner: number, language: Language, sections: readonly Section[]): void {
    for (const section of sections) {
      const key = `${language}:${section.id}`;
      const owners = this.#owners.get(key);
      owners?.delete(owner);
      if (owners?.size === 0) this.#owners.delete(key);
    }
  }
}
