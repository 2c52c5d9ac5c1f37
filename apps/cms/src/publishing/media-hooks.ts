import type { Dependency } from '@keelstone/model';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { publishSubjectChange } from './publish-subject-change.ts';

const subjectOf = (collection: string, id: number | string): Dependency =>
  `media:${collection}:${Number(id)}`;

/** Everything that shows this picture or file shows it as it is now. */
export const publishMediaChange: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation === 'update') await publishSubjectChange(subjectOf(collection.slug, doc.id), req);
  return doc;
};

/** Everything that showed this picture or file goes on without it. */
export const publishMediaDeletion: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  await publishSubjectChange(subjectOf(collection.slug, id), req);
  return doc;
};
