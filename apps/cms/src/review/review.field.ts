import type { CollectionBeforeChangeHook, Field } from 'payload';
import { notByRequests } from '../access/collection-access.ts';
import { canPublish } from '../access/roles.ts';
import { restoredRevision } from '../audit/record-restore.ts';

const emptyInCopies = { beforeDuplicate: [() => null] };
const hidden = { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true };

/** The exchange between author and reviewer: who requested a review and when, and the reviewer's note (C-9). */
export const reviewFields: Field[] = [
  {
    name: 'reviewNote',
    label: 'Note of the review',
    type: 'textarea',
    maxLength: 2000,
    access: { create: ({ req }) => canPublish(req), update: ({ req }) => canPublish(req) },
    hooks: emptyInCopies,
    admin: {
      position: 'sidebar',
      disableBulkEdit: true,
      disableListColumn: true,
      components: { Field: '/review/view/review-panel.tsx#ReviewPanel' },
      description: 'What the author should change. Visitors never see it; publishing clears it.',
    },
  },
  {
    name: 'reviewRequestedBy',
    type: 'relationship',
    relationTo: 'users',
    access: notByRequests,
    hooks: emptyInCopies,
    admin: hidden,
  },
  { name: 'reviewRequestedAt', type: 'date', access: notByRequests, hooks: emptyInCopies, admin: hidden },
];

/**
 * A version that is restored brings back its text, not the review of then: nobody has asked for one, or decided one, by
 * that. Runs before the state is determined.
 */
export const keepReviewOfNow: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (restoredRevision(req) === undefined) return data;
  const { moderation, reviewNote = null, reviewRequestedBy = null, reviewRequestedAt = null } = originalDoc;
  return { ...data, moderation, reviewNote, reviewRequestedBy, reviewRequestedAt };
};

/** Records who requests a review; publishing clears it. Runs after the state has been determined. */
export const keepReview: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (data.moderation === 'published' || data.moderation === 'archived') {
    return { ...data, reviewNote: null, reviewRequestedBy: null, reviewRequestedAt: null };
  }
  if (data.moderation !== 'in_review' || originalDoc?.moderation === 'in_review') return data;
  return { ...data, reviewRequestedBy: req.user?.id ?? null, reviewRequestedAt: new Date().toISOString() };
};
