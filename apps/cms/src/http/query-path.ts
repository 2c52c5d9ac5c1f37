import {
  buildVersionCollectionFields,
  type CollectionSlug,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload';

/** Splits paths like Payload: GraphQL's double underscores mean dots. */
const segmentsOf = (path: string): string[] => path.replace(/__/g, '.').split('.');
/** Longer than the path of any field, including relations. */
const LONGEST = 12;
const isName = (segment: string): boolean => /^\w+$/.test(segment);

const hasFields = (field: FlattenedField): field is Extract<FlattenedField, { flattenedFields: unknown }> =>
  'flattenedFields' in field;

/** The collection that a field refers to; undefined for several, or none. */
function relatedSlug(field: FlattenedField): CollectionSlug | undefined {
  if (field.type === 'relationship' || field.type === 'upload') {
    return typeof field.relationTo === 'string' ? field.relationTo : undefined;
  }
  return field.type === 'join' && typeof field.collection === 'string' ? field.collection : undefined;
}

/**
 * Through a relation, only the id of an account can be queried, and fields of other documents only if the user may
 * read all of those documents: sorting by a field reveals its value as surely as reading it.
 */
async function isOpenThrough(related: SanitizedCollectionConfig, req: PayloadRequest): Promise<boolean> {
  return !related.auth && (await related.access.read({ req })) === true;
}

async function isReadable(field: FlattenedField, req: PayloadRequest): Promise<boolean> {
  if ('hidden' in field && field.hidden) return false;
  if (!('access' in field) || !field.access?.read) return true;
  return (await field.access.read({ req })) === true;
}

async function everyOf(
  fields: FlattenedField[],
  rest: string[],
  req: PayloadRequest,
): Promise<boolean | undefined> {
  const [name, ...deeper] = rest;
  const found = fields.filter((field) => field.name === name);
  if (found.length === 0) return undefined;
  const allowed = await Promise.all(found.map((field) => allowsField(field, deeper, req)));
  return allowed.every(Boolean);
}

async function allowsField(field: FlattenedField, after: string[], req: PayloadRequest): Promise<boolean> {
  if (!(await isReadable(field, req))) return false;
  const { localization } = req.payload.config;
  const isLocale = localization ? localization.localeCodes.includes(after[0] ?? '') : false;
  const rest = isLocale && 'localized' in field && field.localized ? after.slice(1) : after;
  if (rest.length === 0 || field.type === 'json' || field.type === 'richText') return true;
  const slug = relatedSlug(field);
  if (slug !== undefined) {
    if (rest.length === 1 && rest[0] === 'id') return true;
    const related = req.payload.collections[slug]?.config;
    if (!related || !(await isOpenThrough(related, req))) return false;
    return (await allowsIn(related.flattenedFields, rest, req)) ?? false;
  }
  if (field.type === 'relationship' || field.type === 'upload') {
    return rest.length === 1 && ['relationTo', 'value'].includes(rest[0] ?? '');
  }
  if (field.type === 'blocks') {
    if (rest.length === 1 && rest[0] === 'blockType') return true;
    const inBlocks = field.blocks.flatMap((block) => block.flattenedFields);
    return (await everyOf(inBlocks, rest, req)) ?? false;
  }
  return hasFields(field) ? ((await everyOf(field.flattenedFields, rest, req)) ?? false) : false;
}

/** Undefined if there is no such field. */
async function allowsIn(
  fields: FlattenedField[],
  segments: string[],
  req: PayloadRequest,
): Promise<boolean | undefined> {
  const allowed = await everyOf(fields, segments, req);
  if (allowed !== undefined) return allowed;
  return segments.length === 1 && ['id', '_id'].includes(segments[0] ?? '') ? true : undefined;
}

/**
 * Whether a user may filter or sort a collection by a path such as `productSuites.name`. Derived from the
 * configuration: no hidden fields, none that the user may not read, nothing of accounts through relations, no
 * unknown paths. Payload 3.90.1 checks filters only, not those of revisions, and does not check relations when
 * sorting.
 */
export async function allowsPath(
  collection: SanitizedCollectionConfig,
  path: string,
  req: PayloadRequest,
): Promise<boolean> {
  const segments = segmentsOf(path);
  if (segments.length > LONGEST || !segments.every(isName)) return false;
  // Hooks do not know whether documents or revisions are queried, so a path must be allowed for both.
  const kinds = [collection.flattenedFields];
  if (collection.versions) kinds.push(buildVersionCollectionFields(req.payload.config, collection, true));
  const allowed = await Promise.all(kinds.map((fields) => allowsIn(fields, segments, req)));
  return allowed.includes(true) && !allowed.includes(false);
}
