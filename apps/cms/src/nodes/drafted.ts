import type { CollectionBeforeChangeHook, CollectionConfig, Field, RelationshipField } from 'payload';
import { notByRequests } from '../access/collection-access.ts';
import { guardPublishing } from '../access/guard-publishing.ts';
import { rememberPublished } from '../publishing/keep-unpublished.ts';
import { requireComplete } from '../review/require-complete.ts';
import { keepReview, keepReviewOfNow, reviewFields } from '../review/review.field.ts';
import { keepModerationConsistent } from './moderation.field.ts';
import { recordVersionNote, versionNoteFields } from './version-note.field.ts';

/**
 * Who saved this revision, which Payload does not record. The audit entry of a scheduled change names the author of
 * the text.
 */
const savedByField: RelationshipField = {
  name: 'savedBy',
  type: 'relationship',
  relationTo: 'users',
  access: notByRequests,
  hooks: { beforeDuplicate: [() => null] },
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
};

/** Saves by the CMS itself and by scripts keep the previous author. */
const recordSaver: CollectionBeforeChangeHook = ({ data, req }) =>
  req.user ? { ...data, savedBy: req.user.id } : data;

/** Before every save of a document that is written as a draft, reviewed and published by language. */
export const beforeDraftChange: CollectionBeforeChangeHook[] = [
  guardPublishing,
  keepReviewOfNow,
  keepModerationConsistent,
  requireComplete,
  keepReview,
  recordSaver,
  recordVersionNote,
  rememberPublished,
];

/** Its revisions. */
export const draftVersions: CollectionConfig['versions'] = { drafts: { autosave: false }, maxPerDoc: 50 };

/** What is said of its saves. */
export const draftFields: Field[] = [...reviewFields, savedByField, ...versionNoteFields];
