import type { Field } from 'payload';
import { asList, blockOf, type WritableField, writableFields } from './fields.ts';
import type { Address, ToRichText } from './rich-text.ts';
import { stableId } from './stable-id.ts';

type Values = Record<string, unknown>;

/** Functions to convert file content into documents. */
export type Conversion = {
  /** Resolves a key to a document in a field that may refer to these collections. */
  addressOf(slugs: readonly string[], key: string): Promise<Address>;
  toRichText: ToRichText;
};

async function refer(
  field: WritableField & { relationTo: string | string[] },
  key: string,
  conversion: Conversion,
) {
  const address = await conversion.addressOf(asList(field.relationTo), key);
  return Array.isArray(field.relationTo) ? address : address.value;
}

async function toValue(
  field: WritableField,
  value: unknown,
  path: string,
  conversion: Conversion,
): Promise<unknown> {
  switch (field.type) {
    case 'group':
      return toDocument(field.fields, value as Values, path, conversion);
    case 'array':
      return Promise.all(
        (value as Values[]).map(async (row, index) => {
          const id = stableId(path, index);
          return { id, ...(await toDocument(field.fields, row, id, conversion)) };
        }),
      );
    case 'blocks':
      return Promise.all(
        (value as Values[]).map(async ({ kind, ...row }, index) => {
          const id = stableId(path, index);
          const fields = blockOf(field, kind)?.fields ?? [];
          return { id, blockType: kind, ...(await toDocument(fields, row, id, conversion)) };
        }),
      );
    case 'richText':
      return conversion.toRichText(value as string);
    case 'relationship':
    case 'upload':
      return Array.isArray(value)
        ? Promise.all(value.map((key: string) => refer(field, key, conversion)))
        : refer(field, value as string, conversion);
    default:
      return value;
  }
}

/** If a selector chooses one of several fields, as for a link, setting that field chooses it. */
function chosenBy(field: WritableField, values: Values): string | undefined {
  if (field.type !== 'radio' || values[field.name] !== undefined) return undefined;
  return field.options
    .map((option) => (typeof option === 'string' ? option : option.value))
    .find((name) => values[name] !== undefined);
}

/**
 * The fields of a document, or of a part of it, as the CMS stores them.
 *
 * @param values in one language
 * @param path the basis of row ids: the same in every load and language, so that all languages share a row
 */
export async function toDocument(
  fields: readonly Field[],
  values: Values,
  path: string,
  conversion: Conversion,
): Promise<Values> {
  const document: Values = {};
  for (const field of writableFields(fields)) {
    const value = values[field.name] ?? chosenBy(field, values);
    if (value === undefined) continue;
    document[field.name] = await toValue(field, value, `${path}/${field.name}`, conversion);
  }
  return document;
}
