import type { PayloadRequest, SanitizedCollectionConfig, TypeWithID } from 'payload';
import type { Content } from './merge-languages.ts';

/** A document past Payload's operations, which show one language, and decide themselves what is a draft. */
export type Handle = { collection: SanitizedCollectionConfig; id: number | string; req: PayloadRequest };

/** A revision, in all languages. `updatedAt` is the time by which Payload tells the latest. */
export type Version = { id: number | string; updatedAt: string; version: Content };

export const isPublished = (document: Content | null): boolean => document?._status === 'published';

/** The main document, which is what visitors see when it is published. */
export const readMain = ({ collection, id, req }: Handle) =>
  req.payload.db.findOne<TypeWithID & Content>({
    collection: collection.slug,
    req,
    where: { id: { equals: id } },
  });

/** Writes the main document whole. */
export const writeMain = ({ collection, id, req }: Handle, content: Content) =>
  req.payload.db.updateOne({ collection: collection.slug, id, data: content, req, returning: false });

/** What was saved last, as a draft or not. */
export async function readLatest({ collection, id, req }: Handle): Promise<Version | undefined> {
  const { docs } = await req.payload.db.findVersions<Content>({
    collection: collection.slug,
    req,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
  });
  return docs[0] as unknown as Version | undefined;
}
