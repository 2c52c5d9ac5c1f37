import { type Content, contentOf, isContent } from '@keelstone/editing/content.ts';
import type { Language } from '@keelstone/model';
import type { FlattenedField } from 'payload';

function valueIn(field: FlattenedField, value: unknown, language: Language): unknown {
  if ('localized' in field && field.localized) return contentOf(value)[language];
  if (field.type === 'array' && Array.isArray(value))
    return value.filter(isContent).map((row) => inLanguage(field.flattenedFields, row, language));
  if (field.type === 'blocks' && Array.isArray(value)) {
    const fieldsOf = ({ blockType }: Content) =>
      field.blocks.find(({ slug }) => slug === blockType)?.flattenedFields ?? [];
    return value.filter(isContent).map((row) => inLanguage(fieldsOf(row), row, language));
  }
  if ((field.type === 'group' || field.type === 'tab') && isContent(value))
    return inLanguage(field.flattenedFields, value, language);
  return value;
}

/** What Payload reads in one language, without fallback, of a document or a part of it that was read in all. */
export function inLanguage<T extends object>(
  fields: readonly FlattenedField[],
  content: T,
  language: Language,
): T {
  const read = { ...content } as Content;
  for (const field of fields)
    if (field.name in read) read[field.name] = valueIn(field, read[field.name], language);
  return read as T;
}
