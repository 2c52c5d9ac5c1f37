import { isContent } from '@keelstone/editing/content.ts';
import { say } from '@keelstone/languages/say.ts';
import { type FlattenedField, type RichTextField, ValidationError } from 'payload';

type Part = { path: string; value: unknown };
type Fault = { path: string; message: string };

const isAbsent = (value: unknown) => value === undefined || value === null;

/** Lexical's own; the others belong to features of the editor. */
const TYPES_OF_ALL_TEXTS = ['root', 'paragraph', 'text', 'linebreak', 'tab'];

type Editor = {
  editorConfig?: {
    features: { nodes: { node: { getType?: () => string; replace?: { getType(): string } } }[] };
  };
};

/** The types of the nodes that the editor of a field can open. */
function nodeTypesOf({ editor }: RichTextField): Set<unknown> {
  const nodes = (editor as Editor | undefined)?.editorConfig?.features.nodes ?? [];
  return new Set([...TYPES_OF_ALL_TEXTS, ...nodes.map(({ node }) => (node.replace ?? node).getType?.())]);
}

/** Payload reads a text from JSON, too. */
function parseText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function findInText(field: RichTextField, { path, value }: Part): Fault | undefined {
  const root = isContent(value) ? value.root : undefined;
  if (!isContent(root) || root.type !== 'root') {
    return { path, message: say('This is no formatted text, which is an object with a root.') };
  }
  const types = nodeTypesOf(field);
  const open: unknown[] = [root];
  while (open.length > 0) {
    const node = open.pop();
    const { type, text, children = [] } = isContent(node) ? node : {};
    if (!types.has(type) || !Array.isArray(children) || (type === 'text' && typeof text !== 'string')) {
      return {
        path,
        message: say('This text has a part of the kind “{kind}” that cannot be read.', {
          kind: String(type),
        }),
      };
    }
    for (const child of children) open.push(child);
  }
  return undefined;
}

/**
 * Dates are stored as they are given. PostgreSQL has no 30 February and no year of five digits, as which JavaScript takes
 * any number of days and years.
 */
function isStorableDate(value: unknown): boolean {
  const date = new Date(value as string);
  const year = Number.isNaN(date.getTime()) ? 0 : date.getUTCFullYear();
  const [, written, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(String(value)) ?? [];
  const isDay =
    day === undefined || Number(day) <= new Date(Date.UTC(Number(written), Number(month), 0)).getUTCDate();
  return year >= 1 && year <= 9999 && isDay;
}

type RowField = Extract<FlattenedField, { type: 'blocks' }>;

function findInBlocks(field: RowField, { path, value }: Part): Fault | undefined {
  // Forms send the number of rows when there are none.
  if (isAbsent(value) || value === 0 || value === '0') return undefined;
  if (!Array.isArray(value)) return { path, message: say('This is no list of blocks.') };
  for (const [index, row] of value.entries()) {
    const inRow = `${path}.${index}`;
    const block = isContent(row) ? field.blocks.find(({ slug }) => slug === row.blockType) : undefined;
    if (!block) {
      return {
        path: inRow,
        message: say('This block is of no kind that this field has. Set blockType to one of {kinds}.', {
          kinds: field.blocks.map(({ slug }) => slug).join(', '),
        }),
      };
    }
    const fault = findInFields(block.flattenedFields, { path: inRow, value: row });
    if (fault) return fault;
  }
  return undefined;
}

/**
 * Characters of a line, also where a draft may be longer than what is published. Lists, the dashboard and menus show titles
 * whole: six of four million characters made each colleague's dashboard 47 MB long.
 */
const LONGEST_LINE = 10_000;

/** Several times what any page has. A statement of PostgreSQL has room for 65,535 values, and a reference takes several. */
const MOST_ENTRIES = 2000;

/** A list or an object would be stored as what it looks like in JSON, or in PostgreSQL. */
function findInWords({ type }: FlattenedField, { path, value }: Part): Fault | undefined {
  if (isAbsent(value)) return undefined;
  if (typeof value !== 'string') return { path, message: say('This is no text.') };
  if (type !== 'text' || value.length <= LONGEST_LINE) return undefined;
  return {
    path,
    message: say('That is too long; there is room for {longest} characters. Shorten it.', {
      longest: LONGEST_LINE,
    }),
  };
}

const hasTooMany = ({ type }: FlattenedField, { value }: Part): boolean =>
  type !== 'json' && Array.isArray(value) && value.length > MOST_ENTRIES;

function findInField(field: FlattenedField, part: Part): Fault | undefined {
  const { path } = part;
  if (hasTooMany(field, part)) {
    return { path, message: say('There is room for {number} at most.', { number: MOST_ENTRIES }) };
  }
  switch (field.type) {
    case 'richText': {
      const value = parseText(part.value);
      return isAbsent(value) ? undefined : findInText(field, { path, value });
    }
    case 'blocks':
      return findInBlocks(field, part);
    case 'date':
      // Whoever moves something to the trash may give any time: the database's is stored (trash-hooks.ts).
      if (field.name === 'deletedAt') return undefined;
      if (isAbsent(part.value) || part.value === '' || isStorableDate(part.value)) return undefined;
      return {
        path,
        message: say('There is no such day or time. Give one that exists, up to the year 9999.'),
      };
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
      return 'hasMany' in field && field.hasMany ? undefined : findInWords(field, part);
    case 'array':
      if (!Array.isArray(part.value)) return undefined;
      return firstFault(part.value.entries(), ([index, value]) =>
        isContent(value)
          ? findInFields(field.flattenedFields, { path: `${path}.${index}`, value })
          : { path: `${path}.${index}`, message: say('This is no row, which is an object with fields.') },
      );
    case 'group':
    case 'tab':
      return findInFields(field.flattenedFields, part);
    default:
      return undefined;
  }
}

function firstFault<T>(parts: Iterable<T>, find: (part: T) => Fault | undefined): Fault | undefined {
  for (const part of parts) {
    const fault = find(part);
    if (fault) return fault;
  }
  return undefined;
}

function findInFields(fields: FlattenedField[], { path, value }: Part): Fault | undefined {
  if (!isContent(value)) return undefined;
  return firstFault(fields, (field) =>
    findInField(field, {
      path: path === '' ? field.name : `${path}.${field.name}`,
      value: value[field.name],
    }),
  );
}

type Operation = {
  args?: unknown;
  collection?: { flattenedFields: FlattenedField[] };
  global?: { flattenedFields: FlattenedField[] };
};

/** A part of a document that no form opens, in the language in which it was read; undefined if there is none. */
export const findMalformed = (fields: FlattenedField[], document: unknown): Fault | undefined =>
  findInFields(fields, { path: '', value: document });

/**
 * Refuses blocks of no known kind, and what is no formatted text, in every save: Payload validates no drafts, and these
 * two not even when it publishes, but no form opens with them. Also refuses dates that cannot be stored, lists and objects
 * in the place of words, and lines and lists of a length that lists of documents, or the database, do not bear.
 *
 * @throws ValidationError naming the field
 */
export const refuseMalformed = ({ args, collection, global }: Operation): void => {
  const data = (args as { data?: unknown } | undefined)?.data;
  const fields = (collection ?? global)?.flattenedFields;
  const fault = fields && findMalformed(fields, data);
  if (fault) throw new ValidationError({ errors: [fault] });
};
