import type { Dependency } from '@keelstone/model';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { publishSubjectChange } from './publish-subject-change.ts';

const subjectOf = (id: number | string): Dependency => `dialog:${Number(id)}`;

/** Every page that opens this dialog has it as it is now, and those whose language it lacked have it at last. */
export const publishDialogChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') await publishSubjectChange(subjectOf(doc.id), req);
  return doc;
};

/** Every page that opened this dialog goes on without it and without the links to it. */
export const publishDialogDeletion: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  await publishSubjectChange(subjectOf(id), req);
  return doc;
};
