import type { Dependency } from '@keelstone/model';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { publishSubjectChange } from './publish-subject-change.ts';

const subjectOf = (id: number | string): Dependency => `term:${Number(id)}`;

/** Republishes everything with this term, under its new name. */
export const publishTermChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') await publishSubjectChange(subjectOf(doc.id), req);
  return doc;
};

/** Republishes everything that had this term, without it. */
export const publishTermDeletion: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  await publishSubjectChange(subjectOf(id), req);
  return doc;
};
