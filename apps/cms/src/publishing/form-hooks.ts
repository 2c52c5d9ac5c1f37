import type { Dependency } from '@keelstone/model';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { publishSubjectChange } from './publish-subject-change.ts';

const subjectOf = (id: number | string): Dependency => `form:${Number(id)}`;

/** Republishes every page with this form. */
export const publishFormChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') await publishSubjectChange(subjectOf(doc.id), req);
  return doc;
};

/** Republishes every page that had this form, without it. */
export const publishFormDeletion: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  await publishSubjectChange(subjectOf(id), req);
  return doc;
};
