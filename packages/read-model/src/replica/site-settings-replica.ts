import type { Section } from '@keelstone/content/sections/sections.model.ts';
import { parseSiteSettings, type SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import type { Language } from '@keelstone/model';

type Entry = { settings: SiteSettings } | { error: unknown };

/** Site settings by language, validated once for each change. */
export class SiteSettingsReplica {
  readonly #entries = new Map<Language, Entry>();

  set(language: Language, value: unknown): void {
    this.#entries.delete(language);
    if (value === null || value === undefined) return;
    try {
      this.#entries.set(language, { settings: parseSiteSettings(value) });
    } catch (error) {
      this.#entries.set(language, { error });
    }
  }

  /** @throws ValiError if the published value does not fit the model */
  get(language: Language): SiteSettings | null {
    const entry = this.#entries.get(language);
    if (entry && 'error' in entry) throw entry.error;
    return entry?.settings ?? null;
  }

  /** The sections in the site settings; none if the settings do not fit the model, which `get` reports. */
  sections(language: Language): Section[] {
    const entry = this.#entries.get(language);
    const featured = entry && 'settings' in entry ? entry.settings.search.featured : null;
    return featured ? [featured] : [];
  }
}
