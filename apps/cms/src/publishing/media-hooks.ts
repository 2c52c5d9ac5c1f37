import type { Dependency } from '@keelstone/model';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { publishSubjectChange } from './publish-subject-change.ts';

const subjectOf = (collection: string, id: number | string): Dependency =>
  `media:${collection}:${Number(id)}`;

/** Republishes everything that uses this medium. */
export const publishMediaChange: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation === 'update') await publishSubjectChange(subjectOf(collection.slug, doc.id), req);
  return doc;
};

/** Republishes everything that used this medium, without it. */
export const publishMediaDeletion: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  await publishSubjectChange(subjectOf(collection.slug, id), req);
  return doc;
};
