import type { Where } from 'payload';

/** A condition of a filter: the path that it looks at, and how many values it compares with. */
export type Condition = { path: string; values: number };

/** Thrown for a filter that is no tree of conditions, or a deeper one than anybody needs. */
export class MalformedFilterError extends Error {}

const DEEPEST = 10;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
const countValues = (value: unknown): number => {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'string' ? value.split(',').length : 1;
};

function* conditionsAt(prefix: string, where: unknown, depth: number): Generator<Condition> {
  if (!isRecord(where) || depth > DEEPEST) throw new MalformedFilterError();
  for (const [key, constraint] of Object.entries(where)) {
    // The admin's own code leaves out what does not apply; no request can hold it.
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
    for (const value of Object.values(constraint)) {
      // `contains` may hold conditions of its own, about the documents at the other end of a relation.
      if (isRecord(value)) yield* conditionsAt(`${path}.`, value, depth + 1);
      else yield { path, values: countValues(value) };
    }
  }
}

/**
 * All conditions of a filter, those inside of others too, one after the other: who counts them can stop early.
 *
 * @throws MalformedFilterError
 */
export const conditionsOf = (where: Where): Generator<Condition> => conditionsAt('', where, 0);
