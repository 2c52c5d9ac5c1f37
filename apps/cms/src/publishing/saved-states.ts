import type { Content } from '@keelstone/editing/content.ts';
import type { PayloadRequest, SanitizedCollectionConfig, TypeWithID } from 'payload';
import { noteLatest, timeAfterLatest } from '../database/order-revisions.ts';

/**
 * A document accessed below Payload's operations, which return one language and decide on their own what is a
 * draft.
 */
export type Handle = { collection: SanitizedCollectionConfig; id: number | string; req: PayloadRequest };

/** A revision, in all languages. Payload finds the latest by `updatedAt`. */
export type Version = { id: number | string; updatedAt: string; version: Content };

export const isPublished = (document: Content | null): boolean => document?._status === 'published';

/** The main document: what visitors see, if it is published. */
export const readMain = ({ collection, id, req }: Handle) =>
  req.payload.db.findOne<TypeWithID & Content>({
    collection: collection.slug,
    req,
    where: { id: { equals: id } },
  });

/** The same; null if visitors do not see it. */
export async function readPublishedMain(handle: Handle): Promise<Content | null> {
  const main = await readMain(handle);
  return isPublished(main) ? main : null;
}

/** Replaces the main document. */
export const writeMain = ({ collection, id, req }: Handle, content: Content) =>
  req.payload.db.updateOne({ collection: collection.slug, id, data: content, req, returning: false });

/** The latest revision, draft or not. */
export async function readLatest({ collection, id, req }: Handle): Promise<Version | undefined> {
  const { docs } = await req.payload.db.findVersions<Content>({
    collection: collection.slug,
    req,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
  });
  const latest = docs[0] as unknown as Version | undefined;
  if (latest) noteLatest({ collection: collection.slug, id, req }, Date.parse(latest.updatedAt));
  return latest;
}

/** Adds a revision, the latest one from now on. @returns its time */
export async function writeRevision({ collection, id, req }: Handle, content: Content): Promise<string> {
  const time = await timeAfterLatest(req.payload, { collection: collection.slug, id, req });
  await req.payload.db.createVersion({
    collectionSlug: collection.slug,
    parent: id,
    req,
    autosave: false,
    createdAt: time,
    updatedAt: time,
    versionData: { ...content, updatedAt: time } as never,
    returning: false,
  });
  return time;
}
