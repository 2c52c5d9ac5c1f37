import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload';
import { guardPublishing } from '../access/guard-publishing.ts';
import { rememberPublished } from '../publishing/keep-unpublished.ts';
import { requireComplete } from '../review/require-complete.ts';
import { keepReview, reviewFields } from '../review/review.field.ts';
import { keepModerationConsistent } from './moderation.field.ts';
import { recordSaver, savedByField } from './saved-by.field.ts';
import { recordVersionNote, versionNoteFields } from './version-note.field.ts';

/** Before every save of a document that is written as a draft, reviewed and published by language. */
export const beforeDraftChange: CollectionBeforeChangeHook[] = [
  guardPublishing,
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
