import type { Dependency } from '@keelstone/model';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { publishSubjectChange } from './publish-subject-change.ts';

const subjectOf = (id: number | string): Dependency => `dialog:${Number(id)}`;

/**
 * Republishes every page that opens this dialog, including those that were waiting for it to exist in their
 * language.
 */
export const publishDialogChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') await publishSubjectChange(subjectOf(doc.id), req);
  return doc;
};

/** Republishes every page that opened this dialog, without it and without the links to it. */
export const publishDialogDeletion: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  await publishSubjectChange(subjectOf(id), req);
  return doc;
};
