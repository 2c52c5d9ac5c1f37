import type { SanitizedCollectionConfig } from 'payload';

const firstText = (value: unknown): string | null => {
  if (typeof value === 'string') return value.trim() || null;
  if (typeof value === 'number') return String(value);
  // A value with all languages.
  if (typeof value === 'object' && value !== null) {
    return (
      Object.values(value)
        .map(firstText)
        .find((text) => text !== null) ?? null
    );
  }
  return null;
};

/** The label of a document in its list; null when it is empty in the saved language. */
export function titleOf(
  { admin }: Pick<SanitizedCollectionConfig, 'admin'>,
  document: object,
): string | null {
  return firstText((document as Record<string, unknown>)[admin.useAsTitle ?? 'id']);
}
