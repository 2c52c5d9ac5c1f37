import { unforgeable } from '@keelstone/editing/fields/unforgeable.ts';
import type { CollectionAfterOperationHook, Field, SanitizedConfig } from 'payload';
import { guardQuery, QueryRefusedError } from './guard-query.ts';
import { refuseDeepData } from './limit-depth.ts';
import { refuseMalformed } from './refuse-malformed.ts';
import { refuseUnstorableInData } from './refuse-unstorable.ts';

/** Approximate characters of a response: more is not a page of a list but a copy of the database. */
const MOST_CHARACTERS = 16 * 1024 * 1024;

/** Estimated length of numbers, dates and punctuation. */
const SMALL = 8;

/**
 * Whether a value's JSON would be longer than that. A populated document is in memory once but serialized for each
 * reference to it, so the length has to be estimated before serializing.
 */
export function isLongerThan(most: number, value: unknown): boolean {
  let characters = 0;
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string') characters += next.length;
    else if (Array.isArray(next)) open.push(...next);
    else if (next !== null && typeof next === 'object') {
      for (const [key, each] of Object.entries(next)) {
        characters += key.length;
        open.push(each);
      }
    }
    characters += SMALL;
    if (characters > most) return true;
  }
  return false;
}

/** @throws QueryRefusedError when the response would be too long */
const boundResponse: CollectionAfterOperationHook = ({ args, req, result }) => {
  const { currentDepth, overrideAccess } = args as { currentDepth?: number; overrideAccess?: boolean };
  if (req.payloadAPI !== 'REST' || overrideAccess || currentDepth !== undefined) return result;
  if (!isLongerThan(MOST_CHARACTERS, result)) return result;
  throw new QueryRefusedError(
    'The answer would have more than 16 MB. Ask for fewer documents (limit), fewer fields (select), or with depth=0.',
  );
};

/** Of data; that they are not too deep comes first, because the others walk them. */
const REFUSALS = [refuseDeepData, refuseUnstorableInData, refuseMalformed];

/** Payload sets when a document was created, but would also take it from a request. */
function guardCreatedAt(fields: readonly Field[]): void {
  for (const field of fields) {
    if ('name' in field && field.name === 'createdAt') Object.assign(field, { access: unforgeable });
  }
}

/** Guards the queries and the data of every collection and global, including Payload's own, before any other hook. */
export function guardCollections(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, hooks } of config.collections) {
    guardCreatedAt(fields);
    hooks.beforeOperation = [...REFUSALS, guardQuery, ...(hooks.beforeOperation ?? [])];
    hooks.afterOperation = [...(hooks.afterOperation ?? []), boundResponse];
  }
  for (const { hooks } of config.globals) {
    hooks.beforeOperation = [...REFUSALS, ...(hooks.beforeOperation ?? [])];
  }
  return config;
}
