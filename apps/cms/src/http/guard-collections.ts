import { unforgeable } from '@keelstone/editing/unforgeable.ts';
import {
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type Field,
  NotFound,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
} from 'payload';
import { refusal } from '../access/endpoint.ts';
import { guardQuery, QueryRefusedError } from './guard-query.ts';
import { refuseDeepData } from './limit-depth.ts';
import { refuseAllLanguages } from './refuse-all-languages.ts';
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
    else if (Array.isArray(next)) {
      // One at a time: a call has room for some 100,000 arguments.
      for (const each of next) open.push(each);
    } else if (next !== null && typeof next === 'object') {
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

const GREATEST_ID = 2 ** 31 - 1;

/** What can be no id belongs to no document: PostgreSQL would fail to read it as a number. */
const refuseNoId: CollectionBeforeOperationHook = ({ args, req }) => {
  const { duplicateFromID, id = duplicateFromID } = args as { id?: unknown; duplicateFromID?: unknown };
  if (id === undefined || id === null) return;
  if (!/^\d+$/.test(String(id)) || Number(id) > GREATEST_ID) throw new NotFound(req.t);
};

type Operation = { args?: unknown; operation: string; req: PayloadRequest };

/** A body of another type is not read, and a save without data would fail in what reads them. */
const refuseNoData = ({ args, operation, req }: Operation): void => {
  const { data, duplicateFromID } = (args ?? {}) as { data?: unknown; duplicateFromID?: unknown };
  const isSave = operation === 'create' || operation === 'update' || operation === 'updateByID';
  // A file may come alone, and a copy is made of what is stored.
  const isWhole = data !== undefined || req.file !== undefined || duplicateFromID !== undefined;
  if (isSave && req.payloadAPI === 'REST' && !isWhole)
    throw refusal('Send the fields as JSON, with the content type application/json.');
};

/**
 * Payload 3.90.1 serves revisions and verification of e-mail addresses also where there are none, and fails. So it does
 * when somebody deletes a preference by a name that they have not saved; the admin deletes none, and by id it works.
 */
function removeFailingEndpoints(served: SanitizedCollectionConfig | SanitizedGlobalConfig): void {
  const failing = [!served.versions && '/versions', !('auth' in served && served.auth?.verify) && '/verify'];
  if (!served.endpoints) return;
  served.endpoints = served.endpoints.filter(
    ({ method, path }) =>
      !failing.some((prefix) => prefix && path.startsWith(prefix)) &&
      !(method === 'delete' && path === '/:key'),
  );
}

/** Of saves; that their data are not too deep comes before what walks them. */
const REFUSALS = [refuseNoData, refuseAllLanguages, refuseDeepData, refuseUnstorableInData, refuseMalformed];

/** Payload sets when a document was created, but would also take it from a request. */
function guardCreatedAt(fields: readonly Field[]): void {
  for (const field of fields) {
    if ('name' in field && field.name === 'createdAt') Object.assign(field, { access: unforgeable });
  }
}

/** Guards the queries and the data of every collection and global, including Payload's own, before any other hook. */
export function guardCollections(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { fields, hooks } = collection;
    guardCreatedAt(fields);
    removeFailingEndpoints(collection);
    hooks.beforeOperation = [...REFUSALS, refuseNoId, guardQuery, ...(hooks.beforeOperation ?? [])];
    hooks.afterOperation = [...(hooks.afterOperation ?? []), boundResponse];
  }
  for (const global of config.globals) {
    const { hooks } = global;
    removeFailingEndpoints(global);
    hooks.beforeOperation = [...REFUSALS, ...(hooks.beforeOperation ?? [])];
  }
  return config;
}
