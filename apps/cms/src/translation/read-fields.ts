import { type Content, contentOf, isContent } from '@keelstone/editing/content.ts';
import { sayLabel } from '@keelstone/languages/say.ts';
import type { FlattenedField } from 'payload';
import type { InlineNode } from './tagged-text.ts';

export type Step = string | number;

/** A field with text in each language. */
export type TranslatedField = {
  /** Names and row ids, so that it stays the same when rows are moved: `sections.65a0.heading`. */
  key: string;
  /** Names and indexes; for what is inside of a rich text, those of the text. */
  path: readonly Step[];
  /** Where an editor finds it: `['1. Headline', 'Heading']`. */
  labels: readonly string[];
  kind: 'line' | 'lines' | 'rich';
  /** An address, or code: it may differ between languages, but is not translated. */
  isAddress: boolean;
  /** Of a rich text: what its configuration says of the parts inside of it. */
  editor?: unknown;
  /** The text in each language, as saved last. */
  values: Readonly<Record<string, unknown>>;
  /** Where the field is, if it belongs to a part of a rich text, such as a call-out. */
  inside?: { text: TranslatedField; part: InlineNode; steps: readonly Step[] };
};

const KINDS: Record<string, TranslatedField['kind']> = { text: 'line', textarea: 'lines', richText: 'rich' };

/** Made from the title, or other words in each language. */
const UNTRANSLATED = new Set(['alias', 'anchor', 'alsoFoundBy']);

/** Addresses, patterns of them, and code with the language that it is written in. */
const ADDRESSES = new Set(['url', 'pathLimit', 'excluded', 'code', 'language']);

export const nameOf = (label: unknown, fallback: string) => sayLabel(label) || fallback;

type Place = {
  key: readonly string[];
  path: readonly Step[];
  labels: readonly string[];
  /** The language of a document that was read in one language. */
  single?: string | undefined;
  /** Inside of a rich text, which is what differs between languages there, and not its fields. */
  isInText?: boolean;
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
  return contentOf(value);
}

/** What kind of text a field has in each language; undefined if it has none. */
export function kindOf(field: FlattenedField, isInText = false): TranslatedField['kind'] | undefined {
  const isLocalized = isInText || ('localized' in field && field.localized);
  const isTranslated = isLocalized && !('hasMany' in field && field.hasMany);
  return isTranslated && !UNTRANSLATED.has(field.name) && !field.admin?.hidden && !field.admin?.disabled
    ? KINDS[field.type]
    : undefined;
}

function readField(field: FlattenedField, content: Content, place: Place): TranslatedField[] {
  const value = content[field.name];
  if (field.type === 'array' || field.type === 'blocks') return rowsOf(field, value, place);
  const here = { ...place, key: [...place.key, field.name], path: [...place.path, field.name] };
  const label = nameOf('label' in field ? field.label : undefined, field.name);
  if (field.type === 'group' || field.type === 'tab') {
    const labels = field.type === 'group' ? [...place.labels, label] : place.labels;
    return readFields(field.flattenedFields, contentOf(value), { ...here, labels });
  }
  const kind = kindOf(field, place.isInText);
  if (!kind) return [];
  return [
    {
      key: here.key.join('.'),
      path: here.path,
      labels: [...place.labels, label],
      kind,
      isAddress: ADDRESSES.has(field.name),
      values: valuesOf(value, place.single),
      ...('editor' in field && { editor: field.editor }),
    },
  ];
}

/** The fields with text of a part of a document, in the order of the form. */
export const readFields = (
  fields: readonly FlattenedField[],
  content: Content,
  place: Place,
): TranslatedField[] => fields.flatMap((field) => readField(field, content, place));
