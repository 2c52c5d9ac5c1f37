import type { Content } from '@keelstone/editing/content.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@keelstone/model';
import type { FlattenedField } from 'payload';
import { innerFields } from './inner-fields.ts';
import { kindOf, readFields, type TranslatedField } from './read-fields.ts';
import { readSegments } from './rich-text-segments.ts';
import { withoutTags } from './tagged-text.ts';
import { readMarks } from './translation-marks.ts';

/** The names of the fields that have translated text, in them or below. */
export const translatedNames = (fields: readonly FlattenedField[]): string[] =>
  fields
    .filter(
      (field) =>
        field.type === 'blocks' ||
        ('flattenedFields' in field ? translatedNames(field.flattenedFields).length > 0 : kindOf(field)),
    )
    .map(({ name }) => name);

/** The text of a field in a language, by segments: one of a line, one for each block of a rich text. */
export function segmentsOf({ kind, values }: TranslatedField, language: string): string[] {
  const value = values[language];
  if (kind === 'rich') return readSegments(value).map(({ text }) => text);
  return typeof value === 'string' && value.trim() !== '' ? [value] : [];
}

/** Whether a segment has no words. A footnote alone has none. */
export const isBlank = ({ kind }: TranslatedField, text = ''): boolean =>
  (kind === 'rich' ? withoutTags(text) : text).trim() === '';

/** The language that the others are translated from: the default one, or the first that has the title. */
export function sourceLanguage(fields: readonly TranslatedField[]): Language {
  const languages = [DEFAULT_LANGUAGE, ...LANGUAGES];
  // A notice may have no heading.
  for (const field of fields) {
    const language = languages.find((each) => !segmentsOf(field, each).every((text) => isBlank(field, text)));
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}

/** Fields, each followed by those of the parts inside of it, by the parts that it has in a language. */
export const withInnerFields = (fields: readonly TranslatedField[], language: string): TranslatedField[] =>
  fields.flatMap((field) => [field, ...innerFields(field, language)]);

/**
 * The fields of a document that have text in each language, in the order of the form.
 *
 * @param document as Payload's operations return it with `locale: 'all'`, or in the single language, without drafts
 *   of translations
 */
export function translatedFields(
  fields: readonly FlattenedField[],
  document: Content,
  single?: string,
): TranslatedField[] {
  const read = readFields(fields, document, { key: [], path: [], labels: [], single });
  const marks = single === undefined ? Object.entries(readMarks(document.translationMarks)) : [];
  const whole = read.map((field) => {
    const drafts = marks.flatMap(([language, { [field.key]: mark }]) =>
      mark && 'draft' in mark ? [[language, mark.draft]] : [],
    );
    return { ...field, values: { ...field.values, ...Object.fromEntries(drafts) } };
  });
  return withInnerFields(whole, single ?? sourceLanguage(whole));
}
