import { LANGUAGES, type Language } from '@keelstone/model';
import type { FlattenedField } from 'payload';

/** A document, or a part of one, as the database holds it: a localised field is an object of languages. */
export type Content = Record<string, unknown>;

type Merge = { fields: readonly FlattenedField[]; draft: Content; published: Content };

const isContent = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const contentOf = (value: unknown): Content => (isContent(value) ? value : {});

/** Words: of the languages that go out from the draft, of all others as they were published. */
function mergeWords(draft: Content, published: Content, languages: readonly Language[]): Content {
  const words: Content = {};
  for (const language of LANGUAGES) {
    const value = (languages.includes(language) ? draft : published)[language] ?? undefined;
    if (value !== undefined) words[language] = value;
    // Rows of a table of their own are removed only where the document says that there are none.
    else if (Array.isArray(draft[language])) words[language] = [];
  }
  return words;
}

/** The draft's rows in the draft's order; each keeps the words that the row of the same id and kind has published. */
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
    const fieldsOf = ({ blockType }: Content) =>
      field.blocks.find(({ slug }) => slug === blockType)?.flattenedFields ?? [];
    return mergeRows(draft, published, fieldsOf, languages);
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
 * What is to be published when a draft goes out in some languages (C-12): their words, and everything that languages
 * share, from the draft; the words of the others as they are published. Rows belong together by their id, wherever the
 * draft has moved them. Payload's own `publishSpecificLocale` compares them by position, and would give a section the
 * words of another one.
 *
 * @param published nothing for what is not published
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
