import {
  buildVersionCollectionFields,
  type CollectionSlug,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload';

/** As Payload takes paths apart: GraphQL's double underscores mean dots. */
const segmentsOf = (path: string): string[] => path.replace(/__/g, '.').split('.');
/** Further than any field stands from a collection, the relations on the way included. */
const LONGEST = 12;
const isName = (segment: string): boolean => /^\w+$/.test(segment);

const hasFields = (field: FlattenedField): field is Extract<FlattenedField, { flattenedFields: unknown }> =>
  'flattenedFields' in field;

/** The collection that a field leads to; undefined where it leads to several, or to none. */
function relatedSlug(field: FlattenedField): CollectionSlug | undefined {
  if (field.type === 'relationship' || field.type === 'upload') {
    return typeof field.relationTo === 'string' ? field.relationTo : undefined;
  }
  return field.type === 'join' && typeof field.collection === 'string' ? field.collection : undefined;
}

/**
 * Through a relation nothing of an account may be asked but which one it is, and of other documents only what the one
 * who asks may read anyway, each of them: sorting by a field tells what stands in it as surely as reading it does.
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

/** Undefined where there is no such field. */
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
 * Whether somebody may filter or sort a collection by a path such as `productSuites.name`. Derived from the
 * configuration: no field that is hidden, none that the one who asks may not read, nothing of accounts through
 * relations, no path that leads nowhere. Payload 3.90.1 looks at filters only, not at those of revisions, and not
 * through relations when it sorts.
 */
export async function allowsPath(
  collection: SanitizedCollectionConfig,
  path: string,
  req: PayloadRequest,
): Promise<boolean> {
  const segments = segmentsOf(path);
  if (segments.length > LONGEST || !segments.every(isName)) return false;
  // Hooks are not told whether documents are asked for or revisions, so a path has to be harmless for both.
  const kinds = [collection.flattenedFields];
  if (collection.versions) kinds.push(buildVersionCollectionFields(req.payload.config, collection, true));
  const allowed = await Promise.all(kinds.map((fields) => allowsIn(fields, segments, req)));
  return allowed.includes(true) && !allowed.includes(false);
}
