import type { Where } from 'payload';

/** A condition of a filter: its path, and the number of values it compares with. */
export type Condition = { path: string; values: number };

/** Thrown for a filter that is not a tree of conditions, compares by no operator, or is too deep. */
export class MalformedFilterError extends Error {}

const DEEPEST = 10;

/** Payload's, without those for points on a map, which no field has, and without `all`, which PostgreSQL does not have. */
const OPERATORS = new Set([
  ...['equals', 'not_equals', 'in', 'not_in', 'exists', 'like', 'not_like', 'contains'],
  ...['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'],
]);

/** Payload 3.90.1 divides what they compare with into words, and fails at a list. */
const BY_WORDS = new Set(['like', 'not_like']);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
const countValues = (value: unknown): number => {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'string' ? value.split(',').length : 1;
};

function* conditionsAt(prefix: string, where: unknown, depth: number): Generator<Condition> {
  if (!isRecord(where) || depth > DEEPEST) throw new MalformedFilterError();
  for (const [key, constraint] of Object.entries(where)) {
    // The admin's own code passes undefined for what does not apply; requests cannot.
    if (constraint === undefined) continue;
    if (['and', 'or'].includes(key.toLowerCase()) && Array.isArray(constraint)) {
      for (const each of constraint) {
        if (each !== undefined) yield* conditionsAt(prefix, each, depth + 1);
      }
      continue;
    }
    const path = prefix + key;
    if (!isRecord(constraint)) throw new MalformedFilterError();
    yield { path, values: 0 };
    for (const [operator, value] of Object.entries(constraint)) {
      if (!OPERATORS.has(operator) || (BY_WORDS.has(operator) && Array.isArray(value)))
        throw new MalformedFilterError();
      // `contains` may have nested conditions about the related documents.
      if (isRecord(value)) yield* conditionsAt(`${path}.`, value, depth + 1);
      else yield { path, values: countValues(value) };
    }
  }
}

/**
 * Yields all conditions of a filter, including nested ones, so that counting can stop early.
 *
 * @throws MalformedFilterError
 */
export const conditionsOf = (where: Where): Generator<Condition> => conditionsAt('', where, 0);

/**
 * The fields in a list's address, such as `where[or][0][and][0][title][like]=Risk`.
 *
 * @param parameters those of the address, as Next.js gives them: not taken apart
 */
export const filteredFields = (parameters: Readonly<Record<string, unknown>>): string[] => [
  ...new Set(
    Object.keys(parameters).flatMap((name) => {
      const [where, ...keys] = name.split(/\]?\[|\]$/);
      const at = keys.findIndex((key) => OPERATORS.has(key));
      return where === 'where' && at > 0 ? [String(keys[at - 1])] : [];
    }),
  ),
];
