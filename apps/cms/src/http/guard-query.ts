import {
  APIError,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload';
import { conditionsOf, MalformedFilterError } from './conditions.ts';
import { allowsPath } from './query-path.ts';

/** Documents in one response, and documents changed or deleted by one request. */
export const MOST_DOCUMENTS = 500;
/** Documents populated through relations in one response. */
export const MOST_POPULATED = 2000;
/** More than all documents have, one on each. */
const LAST_PAGE = 1_000_000;
const MOST_CONDITIONS = 200;
const MOST_VALUES = 2000;

/** Thrown when a request would cost too much, or queries by a field that it may not use. */
export class QueryRefusedError extends APIError {
  constructor(message: string) {
    super(message, 400, null, true);
    this.name = 'QueryRefusedError';
  }
}

/** Arguments of operations; each has some of them. */
type QueryArguments = {
  collection: { config: SanitizedCollectionConfig };
  id?: unknown;
  currentDepth?: number;
  limit?: number;
  page?: number;
  pagination?: boolean;
  overrideAccess?: boolean;
  where?: Where;
  sort?: string | string[];
  /** For distinct values. */
  field?: string;
  joins?: unknown;
  trash?: boolean;
};

/** Paths of the filter, whose size is limited so that the database can run it quickly. */
function filteredPaths(where: Where): string[] {
  const paths = new Set<string>();
  let [conditions, values] = [0, 0];
  try {
    for (const condition of conditionsOf(where)) {
      paths.add(condition.path);
      conditions += condition.values === 0 ? 1 : 0;
      values += condition.values;
      if (conditions > MOST_CONDITIONS || values > MOST_VALUES) {
        throw new QueryRefusedError(
          `A filter has ${MOST_CONDITIONS} conditions and ${MOST_VALUES} values at most. Ask in several requests.`,
        );
      }
    }
  } catch (error) {
    if (!(error instanceof MalformedFilterError)) throw error;
    throw new QueryRefusedError('The filter is malformed, or its conditions stand too deep in each other.');
  }
  return [...paths];
}

const sortedPaths = (sort: QueryArguments['sort']): string[] =>
  [sort ?? []].flat().flatMap((each) =>
    String(each)
      .split(',')
      .map((path) => path.trim().replace(/^-/, '')),
  );

async function guardPaths(request: QueryArguments, req: PayloadRequest): Promise<void> {
  const { collection, where, sort, field } = request;
  const paths = [...(where ? filteredPaths(where) : []), ...sortedPaths(sort), ...(field ? [field] : [])];
  if (paths.length > MOST_CONDITIONS) {
    throw new QueryRefusedError(`A request names ${MOST_CONDITIONS} fields at most to filter and sort by.`);
  }
  for (const path of new Set(paths.filter(Boolean))) {
    if (await allowsPath(collection.config, path, req)) continue;
    throw new QueryRefusedError(`"${path}" is nothing to filter or sort by.`);
  }
}

/** Number of documents populated so far, per request. */
const populated = new WeakMap<PayloadRequest, number>();

function guardPopulation({ where }: QueryArguments, req: PayloadRequest): void {
  const ids = (where?.id as { in?: unknown[] } | undefined)?.in?.length ?? 0;
  const sum = (populated.get(req) ?? 0) + ids;
  populated.set(req, sum);
  if (sum <= MOST_POPULATED) return;
  throw new QueryRefusedError(
    `Relations lead to more than ${MOST_POPULATED} documents. Ask for fewer documents, or with depth=0.`,
  );
}

function guardLimit({ limit, page, pagination }: QueryArguments): void {
  if (page !== undefined && !(page >= 0 && page <= LAST_PAGE))
    throw new QueryRefusedError(`Pages are numbered from 1 to ${LAST_PAGE}.`);
  const asksForAll = limit === 0 || (limit === undefined && pagination === false);
  const isOutside = limit !== undefined && !(limit > 0 && limit <= MOST_DOCUMENTS);
  if (!asksForAll && !isOutside) return;
  throw new QueryRefusedError(
    `An answer has ${MOST_DOCUMENTS} documents at most. Set limit, and ask for the following ones with page.`,
  );
}

/**
 * The admin's lists take their limit from the URL, which may contain one that the form does not offer. Queries
 * without pagination (`pagination: false`) are the admin's own: all revisions of what a list shows.
 */
function boundList<Args extends object>(args: Args): Args {
  const { limit, pagination } = args as Pick<QueryArguments, 'limit' | 'pagination'>;
  if (limit === undefined || pagination === false || (limit > 0 && limit <= MOST_DOCUMENTS)) return args;
  return { ...args, limit: MOST_DOCUMENTS };
}

/**
 * The admin remembers for an account how a list was sorted last. If the field has gone since, or is not theirs to read
 * any more, the list has its own order: otherwise it would stay empty for good.
 */
async function sortList<Args extends object>(args: Args, req: PayloadRequest): Promise<Args> {
  const { sort, collection } = args as Args & QueryArguments;
  for (const path of sortedPaths(sort).filter(Boolean)) {
    if (await allowsPath(collection.config, path, req)) continue;
    const { sort: _, ...others } = args as Args & QueryArguments;
    return others as Args;
  }
  return args;
}

/**
 * For an error of this name, Payload 3.90.1 shows the list without documents, and that none match the filter; for any
 * other one nothing at all.
 */
const asShownByLists = (error: unknown): unknown =>
  error instanceof QueryRefusedError ? Object.assign(error, { name: 'QueryError' }) : error;

/** Payload's bulk updates and deletions have no limit of their own. */
async function guardBulk(
  { collection, limit, trash, where }: QueryArguments,
  req: PayloadRequest,
): Promise<void> {
  if (limit !== undefined && limit > 0 && limit <= MOST_DOCUMENTS) return;
  const slug = collection.config.slug;
  const { totalDocs } = await req.payload.count({
    collection: slug,
    ...(where ? { where } : {}),
    trash: trash ?? false,
  });
  if (totalDocs <= MOST_DOCUMENTS) return;
  throw new QueryRefusedError(
    `This is about ${totalDocs} documents, and one request changes ${MOST_DOCUMENTS} at most. Choose fewer of them.`,
  );
}

/**
 * Limits what a request may cost and which fields it may query by, for every role and route: REST, and the lists of
 * the admin. The CMS's own queries (`overrideAccess`) are not limited.
 *
 * @throws QueryRefusedError
 */
export const guardQuery: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const request = args as unknown as QueryArguments;
  if (request.overrideAccess) return args;
  if (request.currentDepth !== undefined) {
    guardPopulation(request, req);
    return args;
  }
  if (req.payloadAPI !== 'REST' && operation === 'read') {
    const list = await sortList(boundList(args), req);
    await guardPaths(list as unknown as QueryArguments, req).catch((error: unknown) => {
      throw asShownByLists(error);
    });
    return list;
  }
  await guardPaths(request, req);
  if (req.payloadAPI !== 'REST') return boundList(args);
  if (request.joins && Object.keys(request.joins).length > 0) {
    throw new QueryRefusedError('No collection has joins.');
  }
  const isAboutMany = request.id === undefined;
  if (operation === 'read' && isAboutMany) guardLimit(request);
  if ((operation === 'update' || operation === 'delete') && isAboutMany) await guardBulk(request, req);
  return args;
};
