import type { Dependency } from '@keelstone/model';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { publishSubjectChange } from './publish-subject-change.ts';

const subjectOf = (id: number | string): Dependency => `form:${Number(id)}`;

/** Every page that has this form has it as it is now. */
export const publishFormChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') await publishSubjectChange(subjectOf(doc.id), req);
  return doc;
};

/** Every page that had this form goes on without it. */
export const publishFormDeletion: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  await publishSubjectChange(subjectOf(id), req);
  return doc;
};
