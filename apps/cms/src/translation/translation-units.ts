import { sayLabel } from '@keelstone/languages/say.ts';
import type { FlattenedField } from 'payload';
import { readSegments } from './rich-text-segments.ts';
import { readMarks } from './translation-marks.ts';

/** A part of a document read in all languages: a localized field is an object with a value per language. */
type Content = Record<string, unknown>;
type Step = string | number;

/** A field with text in each language. */
export type TranslatedField = {
  /** Names and row ids, so that it stays the same when rows are moved: `sections.65a0.heading`. */
  key: string;
  /** Names and indexes. */
  path: readonly Step[];
  /** Where an editor finds it: `['1. Headline', 'Heading']`. */
  labels: readonly string[];
  kind: 'line' | 'lines' | 'rich';
  /** An address may differ between languages, but is not translated. */
  isAddress: boolean;
  /** The text in each language, as saved last. */
  values: Readonly<Record<string, unknown>>;
};

const KINDS: Record<string, TranslatedField['kind']> = { text: 'line', textarea: 'lines', richText: 'rich' };

/** Made from the title, or other words in each language. */
const UNTRANSLATED = new Set(['alias', 'anchor', 'alsoFoundBy']);

/** Addresses, and patterns of them. */
const ADDRESSES = new Set(['url', 'pathLimit', 'excluded']);

const isContent = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nameOf = (label: unknown, fallback: string) => sayLabel(label) || fallback;

type Place = {
  key: readonly string[];
  path: readonly Step[];
  labels: readonly string[];
  /** The language of a document that was read in one language. */
  single?: string | undefined;
};

function rowsOf(field: FlattenedField, value: unknown, place: Place): TranslatedField[] {
  return (Array.isArray(value) ? value : []).filter(isContent).flatMap((row, index) => {
    const block =
      field.type === 'blocks' ? field.blocks.find(({ slug }) => slug === row.blockType) : undefined;
    const fields = field.type === 'array' ? field.flattenedFields : block?.flattenedFields;
    if (!fields) return [];
    const noun = block?.labels?.singular ?? ('labels' in field ? field.labels?.singular : undefined);
    return readFields(fields, row, {
      ...place,
      key: [...place.key, field.name, String(row.id ?? index)],
      path: [...place.path, field.name, index],
      labels: [...place.labels, `${index + 1}. ${nameOf(noun, field.name)}`],
    });
  });
}

function valuesOf(value: unknown, single: string | undefined): Content {
  if (single !== undefined) return { [single]: value };
  return isContent(value) ? value : {};
}

/** What kind of text a field has in each language; undefined if it has none. */
function kindOf(field: FlattenedField): TranslatedField['kind'] | undefined {
  const isTranslated = 'localized' in field && field.localized && !('hasMany' in field && field.hasMany);
  return isTranslated && !UNTRANSLATED.has(field.name) && !field.admin?.hidden
    ? KINDS[field.type]
    : undefined;
}

/** The names of the fields that have translated text, in them or below. */
export const translatedNames = (fields: readonly FlattenedField[]): string[] =>
  fields
    .filter(
      (field) =>
        field.type === 'blocks' ||
        ('flattenedFields' in field ? translatedNames(field.flattenedFields).length > 0 : kindOf(field)),
    )
    .map(({ name }) => name);

function readField(field: FlattenedField, content: Content, place: Place): TranslatedField[] {
  const value = content[field.name];
  if (field.type === 'array' || field.type === 'blocks') return rowsOf(field, value, place);
  const here = { ...place, key: [...place.key, field.name], path: [...place.path, field.name] };
  const label = nameOf('label' in field ? field.label : undefined, field.name);
  if (field.type === 'group' || field.type === 'tab') {
    const labels = field.type === 'group' ? [...place.labels, label] : place.labels;
    return readFields(field.flattenedFields, isContent(value) ? value : {}, { ...here, labels });
  }
  const kind = kindOf(field);
  if (!kind) return [];
  return [
    {
      key: here.key.join('.'),
      path: here.path,
      labels: [...place.labels, label],
      kind,
      isAddress: ADDRESSES.has(field.name),
      values: valuesOf(value, place.single),
    },
  ];
}

const readFields = (fields: readonly FlattenedField[], content: Content, place: Place): TranslatedField[] =>
  fields.flatMap((field) => readField(field, content, place));

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
  return read.map((field) => {
    const drafts = marks.flatMap(([language, { [field.key]: mark }]) =>
      mark && 'draft' in mark ? [[language, mark.draft]] : [],
    );
    return { ...field, values: { ...field.values, ...Object.fromEntries(drafts) } };
  });
}

/** The text of a field in a language, by segments: one of a line, one for each block of a rich text. */
export function segmentsOf({ kind, values }: TranslatedField, language: string): string[] {
  const value = values[language];
  if (kind === 'rich') return readSegments(value).map(({ text }) => text);
  return typeof value === 'string' && value.trim() !== '' ? [value] : [];
}
