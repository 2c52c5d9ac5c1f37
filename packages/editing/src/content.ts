/** A document or a part of it as stored: read in all languages, a localized field is an object with a value per language. */
export type Content = Record<string, unknown>;

export const isContent = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const contentOf = (value: unknown): Content => (isContent(value) ? value : {});
