import type { Section } from '@keelstone/content/sections/sections.model.ts';
import type { Language } from '@keelstone/model';

/** Owner number of the sections that site settings hold. Node ids begin at 1. */
export const SITE_SETTINGS_OWNER = 0;

/**
 * Finds a section by its id. An id that several owners use, as after a node was copied, belongs to the lowest owner
 * number, whichever came last.
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
