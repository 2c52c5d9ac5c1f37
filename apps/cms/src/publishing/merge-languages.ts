import { type Content, contentOf, isContent } from '@keelstone/editing/content.ts';
import { LANGUAGES, type Language } from '@keelstone/model';
import type { FlattenedField } from 'payload';
import { fieldsOfBlock } from './in-language.ts';

type Merge = { fields: readonly FlattenedField[]; draft: Content; published: Content };

/** A localized value: from the draft for the languages to publish, as published for all others. */
function mergeWords(draft: Content, published: Content, languages: readonly Language[]): Content {
  const words: Content = {};
  for (const language of LANGUAGES) {
    const value = (languages.includes(language) ? draft : published)[language] ?? undefined;
    if (value !== undefined) words[language] = value;
    // Payload deletes rows in their own table only if the document has an empty list.
    else if (Array.isArray(draft[language])) words[language] = [];
  }
  return words;
}

/** The draft's rows in the draft's order; each keeps the published text of the row with the same id and kind. */
function mergeRows(
  draft: readonly unknown[],
  published: unknown,
  fieldsOf: (row: Content) => readonly FlattenedField[],
  languages: readonly Language[],
): unknown[] {
  const former = (Array.isArray(published) ? published : []).filter(isContent);
  return draft.filter(isContent).map((row) => {
    const same = former.find(({ id, blockType }) => id === row.id && blockType === row.blockType);
    return mergeLanguages({ fields: fieldsOf(row), draft: row, published: same ?? {} }, languages);
  });
}

function mergeField(
  field: FlattenedField,
  draft: unknown,
  published: unknown,
  languages: readonly Language[],
): unknown {
  if ('localized' in field && field.localized) {
    return mergeWords(contentOf(draft), contentOf(published), languages);
  }
  if (field.type === 'array' && Array.isArray(draft)) {
    return mergeRows(draft, published, () => field.flattenedFields, languages);
  }
  if (field.type === 'blocks' && Array.isArray(draft)) {
    return mergeRows(draft, published, (row) => fieldsOfBlock(field.blocks, row), languages);
  }
  if ((field.type === 'group' || field.type === 'tab') && isContent(draft)) {
    return mergeLanguages(
      { fields: field.flattenedFields, draft, published: contentOf(published) },
      languages,
    );
  }
  return draft;
}

/**
 * The content to publish when a draft is published in some languages (C-12): shared fields and those languages'
 * text from the draft, the other languages' text as published. Rows are matched by id, wherever the draft has moved
 * them. Payload's own `publishSpecificLocale` matches by position, and would give one section the text of another.
 *
 * @param published empty for what is not published
 */
export function mergeLanguages({ fields, draft, published }: Merge, languages: readonly Language[]): Content {
  const merged = { ...draft };
  for (const field of fields) {
    const { name } = field;
    if (!(name in draft) && !(name in published)) continue;
    merged[name] = mergeField(field, draft[name], published[name], languages);
  }
  return merged;
}
