import { DEFAULT_LANGUAGE, LANGUAGES } from '@keelstone/model';
import type { Field, Option } from 'payload';
import * as v from 'valibot';
import {
  asList,
  blockOf,
  hasWords,
  isLocalized,
  onlyFieldOf,
  rowOf,
  type WritableField,
  writableFields,
} from './fields.ts';
import { type Content, NODE_SLUGS } from './read-content.ts';

/**
 * What a file contains: the default language's text and all non-localized values; the text of another language; or
 * all languages, each text as `{ en: …, de: … }`.
 */
export type Holds = 'default' | 'translation' | 'all';
type Context = { holds: Holds; resolve: Content['resolve'] };
type Schema = v.GenericSchema;

const LINK = /\]\((node|dialog):([^)]*)\)/g;

const say = (value: unknown) => JSON.stringify(value) ?? 'nothing';
const mustBe =
  (what: string) =>
  ({ input }: { input: unknown }) =>
    `must be ${what}, and is ${say(input)}`;

const text = v.pipe(
  v.string(
    ({ input }) =>
      `must be a text, and is ${say(input)}${typeof input === 'number' ? '; put it in quotes' : ''}`,
  ),
  v.check((value) => value.trim() !== '', 'is empty; leave it out instead'),
);

/** A Markdown text with valid links. */
const markdown = ({ resolve }: Context) =>
  v.pipe(
    text,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const [link, kind, key = ''] of dataset.value.matchAll(LINK)) {
        if (resolve(kind === 'dialog' ? ['dialogs'] : NODE_SLUGS, key)) continue;
        addIssue({ message: `links to ${kind} "${key}", which does not exist`, expected: link.slice(1) });
      }
    }),
  );

const reference = (relationTo: string | readonly string[], { resolve }: Context) =>
  v.pipe(
    v.string(mustBe('a key')),
    v.check(
      (key) => resolve(asList(relationTo), key) !== undefined,
      ({ input }) => `names ${say(input)}, and there is no such ${describe(asList(relationTo))}`,
    ),
  );

const describe = (slugs: readonly string[]) => (slugs.length > 4 ? 'page' : slugs.join(' or '));

const isDate = (value: string) => /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value));

const several = (field: WritableField, schema: Schema): Schema =>
  'hasMany' in field && field.hasMany ? v.array(schema, mustBe('a list')) : schema;

const optionValue = (option: Option) => (typeof option === 'string' ? option : option.value);

function rowsOf(field: WritableField & { type: 'array' | 'blocks' }, context: Context): Schema {
  if (field.type === 'array') {
    const only = onlyFieldOf(field);
    const row = fieldsSchema(field.fields, context);
    if (only === undefined) return v.array(row, mustBe('a list'));
    return v.array(
      v.pipe(
        v.unknown(),
        v.transform((value) => rowOf(field, value)),
        row,
      ),
      mustBe('a list'),
    );
  }
  const kinds = field.blocks.map((block) => (typeof block === 'string' ? block : block.slug));
  const kind = v.picklist(kinds, ({ input }) => `is ${say(input)}, and must be one of ${kinds.join(', ')}`);
  return v.array(
    v.lazy((row) => {
      const block = blockOf(field, (row as { kind?: unknown } | null)?.kind);
      return block
        ? fieldsSchema(block.fields, context, { kind })
        : v.looseObject({ kind }, mustBe('a list of fields'));
    }),
    mustBe('a list'),
  );
}

/** The schema of one field, in one language. */
function valueSchema(field: WritableField, context: Context): Schema {
  switch (field.type) {
    case 'group':
      return fieldsSchema(field.fields, context);
    case 'array':
    case 'blocks':
      return rowsOf(field, context);
    case 'richText':
      return markdown(context);
    case 'relationship':
    case 'upload':
      return several(field, reference(field.relationTo, context));
    case 'checkbox':
      return v.boolean(mustBe('true or false'));
    case 'number':
      return several(field, v.number(mustBe('a number')));
    case 'date':
      return v.pipe(
        v.string(mustBe('a date')),
        v.check(isDate, mustBe('a date such as 2026-11-22T09:00:00Z')),
      );
    case 'select':
    case 'radio': {
      const values = field.options.map(optionValue);
      return several(field, v.picklist(values, mustBe(`one of ${values.join(', ')}`)));
    }
    case 'text':
    case 'textarea':
    case 'email':
    case 'code': {
      const longest = 'maxLength' in field ? field.maxLength : undefined;
      const limited = longest
        ? v.pipe(
            text,
            v.maxLength(longest, ({ input }) => `has ${input.length} characters of at most ${longest}`),
          )
        : text;
      return several(field, limited);
    }
    default:
      return v.unknown();
  }
}

/** A field's text by language, the default one required. */
const inAllLanguages = (schema: Schema): Schema =>
  v.strictObject(
    Object.fromEntries(
      LANGUAGES.map((language) => [language, language === DEFAULT_LANGUAGE ? schema : v.optional(schema)]),
    ),
    ({ received, expected, input }) =>
      expected === 'never'
        ? `is in ${received}, which is no language of this site`
        : `must be said in each language, as { ${LANGUAGES.map((language) => `${language}: …`).join(', ')} }, and is ${say(input)}`,
  );

const isNeeded = (field: WritableField, { holds }: Context) =>
  'required' in field &&
  field.required === true &&
  !field.admin?.condition &&
  (!('defaultValue' in field) || field.defaultValue === undefined) &&
  (holds !== 'translation' || isLocalized(field));

/** The schema of a file or a part of it, from the fields of the CMS. */
export function fieldsSchema(
  fields: readonly Field[],
  context: Context,
  more: Record<string, Schema> = {},
): Schema {
  const writable = writableFields(fields);
  const entries = writable
    .filter((field) => context.holds !== 'translation' || hasWords(field))
    .map((field): [string, Schema] => {
      const inside = isLocalized(field) ? { ...context, holds: 'default' as const } : context;
      const schema = valueSchema(field, inside);
      const said = isLocalized(field) && context.holds === 'all' ? inAllLanguages(schema) : schema;
      return [field.name, isNeeded(field, context) ? said : v.optional(said)];
    });
  const names = [...Object.keys(more), ...entries.map(([name]) => name)];
  return v.strictObject({ ...Object.fromEntries(entries), ...more }, ({ expected, received, input }) => {
    if (expected !== 'never')
      return received === 'undefined' ? 'is missing' : `must be a list of fields, and is ${say(input)}`;
    const isElsewhere = writable.some(({ name }) => JSON.stringify(name) === received);
    return isElsewhere
      ? 'is the same in every language, and belongs into the file of the default one'
      : `is no field here; there are ${names.join(', ')}`;
  });
}
