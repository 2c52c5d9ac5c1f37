import type { SanitizedCollectionConfig } from 'payload';

const firstText = (value: unknown): string | null => {
  if (typeof value === 'string') return value.trim() || null;
  if (typeof value === 'number') return String(value);
  // In all languages at once.
  if (typeof value === 'object' && value !== null) {
    return (
      Object.values(value)
        .map(firstText)
        .find((text) => text !== null) ?? null
    );
  }
  return null;
};

/** What the list of its collection calls a document; null when that is empty in the language that was saved. */
export function titleOf(
  { admin }: Pick<SanitizedCollectionConfig, 'admin'>,
  document: object,
): string | null {
  return firstText((document as Record<string, unknown>)[admin.useAsTitle ?? 'id']);
}
