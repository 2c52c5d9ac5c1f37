import type { CollectionSlug, Payload, PayloadRequest } from 'payload';

type Revised = {
  collection: string;
  id: number | string;
  except?: number | string;
  req?: Partial<PayloadRequest> | undefined;
};

/** What a request has read or written, by document: a save asks several times. */
function knownTimes({ context }: Partial<PayloadRequest>): Map<string, number> | undefined {
  if (!context) return undefined;
  context.latestRevisions ??= new Map<string, number>();
  return context.latestRevisions as Map<string, number>;
}

/** Says the time of a document's latest revision, which was read or written. */
export function noteLatest({ collection, id, req }: Revised, time: number): void {
  if (req) knownTimes(req)?.set(`${collection}:${id}`, time);
}

/** The time of the latest revision; NaN if there is none. */
async function timeOfLatest(payload: Payload, revised: Revised): Promise<number> {
  const { collection, id, except, req } = revised;
  const known = except === undefined && req && knownTimes(req)?.get(`${collection}:${id}`);
  if (known) return known;
  const { docs } = await payload.db.findVersions({
    collection: collection as CollectionSlug,
    where: { and: [{ parent: { equals: id } }, ...(except ? [{ id: { not_equals: except } }] : [])] },
    select: { updatedAt: true },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    ...(req ? { req } : {}),
  });
  const time = Date.parse(docs[0]?.updatedAt ?? '');
  if (except === undefined) noteLatest(revised, time);
  return time;
}

const rightAfter = (after: number) => new Date(after + 1).toISOString();

/** The time for a revision that is to be the latest. @param time what the clock says */
export async function timeAfterLatest(
  payload: Payload,
  revised: Revised,
  time = new Date().toISOString(),
): Promise<string> {
  const latest = await timeOfLatest(payload, revised);
  return latest >= Date.parse(time) ? rightAfter(latest) : time;
}

/**
 * Orders revisions, and what is published, as they were saved, whatever the clock says: Payload 3.90.1 takes the revision
 * with the highest time for the latest, and a draft with a higher time than the main document for newer than that.
 * Otherwise, after the clock was ahead, or beside a machine whose clock is, saves would be acknowledged, and forms would
 * open with what was saved before them.
 */
export function orderRevisions(payload: Payload): void {
  const { db } = payload;
  const createVersion = db.createVersion.bind(db);
  const updateVersion = db.updateVersion.bind(db);
  const updateOne = db.updateOne.bind(db);
  db.createVersion = async (args) => {
    const { collectionSlug: collection, parent: id, req, updatedAt, versionData } = args;
    const time = await timeAfterLatest(payload, { collection, id, req }, updatedAt);
    noteLatest({ collection, id, req }, Date.parse(time));
    // A draft says so itself: a later save names the version that it is based on by this.
    const isDated = (versionData as { updatedAt?: string }).updatedAt === updatedAt;
    const dated = isDated ? { ...versionData, updatedAt: time } : versionData;
    return createVersion({ ...args, updatedAt: time, versionData: dated });
  };
  db.updateVersion = async (args) => {
    const { collection, id: except, req, versionData } = args;
    const { parent: id, updatedAt } = versionData;
    if (except === undefined || id === undefined || !updatedAt) return updateVersion(args);
    const time = await timeAfterLatest(payload, { collection, id, except, req }, updatedAt);
    return updateVersion({ ...args, versionData: { ...versionData, updatedAt: time } });
  };
  db.updateOne = async (args) => {
    const { collection, id, data, req } = args;
    const { updatedAt } = data as { updatedAt?: unknown };
    const { versions } = payload.collections[collection as CollectionSlug]?.config ?? {};
    if (id === undefined || typeof updatedAt !== 'string' || !versions) return updateOne(args);
    const latest = await timeOfLatest(payload, { collection, id, req });
    // The revision of the same save has the same time.
    if (!(latest > Date.parse(updatedAt))) return updateOne(args);
    return updateOne({ ...args, data: { ...data, updatedAt: rightAfter(latest) } });
  };
}
