import { type Content, contentOf, isContent } from '@keelstone/editing/content.ts';
import type { Language } from '@keelstone/model';
import type { FlattenedBlock, FlattenedField } from 'payload';

/** The fields of a row of a blocks field; none if its block no longer exists. */
export const fieldsOfBlock = (blocks: readonly FlattenedBlock[], { blockType }: Content) =>
  blocks.find(({ slug }) => slug === blockType)?.flattenedFields ?? [];

function valueIn(field: FlattenedField, value: unknown, language: Language): unknown {
  if ('localized' in field && field.localized) return contentOf(value)[language];
  if (field.type === 'array' && Array.isArray(value))
    return value.filter(isContent).map((row) => inLanguage(field.flattenedFields, row, language));
  if (field.type === 'blocks' && Array.isArray(value))
    return value.filter(isContent).map((row) => inLanguage(fieldsOfBlock(field.blocks, row), row, language));
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
