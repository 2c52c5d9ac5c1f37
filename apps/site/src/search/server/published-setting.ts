import type { Language } from '@keelstone/model';
import type { ContentReplica } from '@keelstone/read-model';

/** What was made of settings, for as long as they are published. */
const known = new WeakMap<object, unknown>();

/**
 * What `parse` makes of a published setting. The same object while the setting is published, as parsing it for every
 * page takes too long; so each key has one `parse`.
 *
 * @returns null if the setting is not published, or does not fit the model
 */
export function publishedSetting<T extends object>(
  content: ContentReplica,
  { key, language }: { key: string; language: Language },
  parse: (value: unknown) => T,
): T | null {
  const value = content.setting(key, language);
  if (typeof value !== 'object' || value === null) return null;
  if (!known.has(value)) known.set(value, parseOrNull(value, parse));
  return known.get(value) as T | null;
}

function parseOrNull<T>(value: object, parse: (value: unknown) => T): T | null {
  try {
    return parse(value);
  } catch {
    // E-6: failures of suggestions are silent. Publishing validates the setting, so another version wrote this one.
    return null;
  }
}
