import type { Payload, PayloadRequest } from 'payload';

type Revised = {
  collection: string;
  parent: number | string;
  except?: number | string;
  req?: PayloadRequest;
};

/**
 * A time for a revision that is to be the latest of its document, whatever the clock says: Payload 3.90.1 takes the one
 * with the highest time for it. Otherwise, after the clock was ahead, or beside a machine whose clock is, saves would be
 * acknowledged, and forms would open with what was saved before them.
 *
 * @param time what the clock says
 * @returns that, or what comes right after the latest revision there is
 */
async function timeAfterAll(payload: Payload, revised: Revised, time: string): Promise<string> {
  const { collection, parent, except, req } = revised;
  const { docs } = await payload.db.findVersions({
    collection: collection as never,
    where: { and: [{ parent: { equals: parent } }, ...(except ? [{ id: { not_equals: except } }] : [])] },
    select: { updatedAt: true },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    ...(req ? { req } : {}),
  });
  const latest = Date.parse(docs[0]?.updatedAt ?? '');
  return latest >= Date.parse(time) ? new Date(latest + 1).toISOString() : time;
}

/** Orders revisions as they were saved. */
export function orderRevisions(payload: Payload): void {
  const { db } = payload;
  const create = db.createVersion.bind(db);
  const update = db.updateVersion.bind(db);
  db.createVersion = async (args) => {
    const { collectionSlug: collection, parent, req, updatedAt, versionData } = args;
    const revised = { collection, parent, ...(req ? { req: req as PayloadRequest } : {}) };
    const time = await timeAfterAll(payload, revised, updatedAt);
    // A draft says so itself: a later save names the version that it is based on by this.
    const isDated = (versionData as { updatedAt?: string }).updatedAt === updatedAt;
    return create({
      ...args,
      updatedAt: time,
      versionData: isDated ? { ...versionData, updatedAt: time } : versionData,
    });
  };
  db.updateVersion = async (args) => {
    const { collection, id, req, versionData } = args;
    const { parent, updatedAt } = versionData;
    if (id === undefined || parent === undefined || !updatedAt) return update(args);
    const revised = { collection, parent, except: id, ...(req ? { req: req as PayloadRequest } : {}) };
    const time = await timeAfterAll(payload, revised, updatedAt);
    return update({ ...args, versionData: { ...versionData, updatedAt: time } });
  };
}
