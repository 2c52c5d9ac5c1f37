import type { CollectionBeforeChangeHook, SelectField, UIField } from 'payload';

/** C-9, in the order of a text's life cycle. */
const MODERATION_STATES = ['draft', 'in_review', 'published', 'archived'] as const;
type ModerationState = (typeof MODERATION_STATES)[number];

export const moderationField: SelectField = {
  name: 'moderation',
  label: 'Save as',
  type: 'select',
  required: true,
  defaultValue: 'draft',
  index: true,
  // Nobody has asked for a review of the copy.
  hooks: { beforeDuplicate: [() => 'draft'] },
  options: [
    { value: 'draft', label: 'Draft' },
    { value: 'in_review', label: 'In review' },
    { value: 'published', label: 'Published' },
    { value: 'archived', label: 'Archived' },
  ],
  admin: {
    position: 'sidebar',
    // What is chosen here is one part of the state that lists show.
    disableListColumn: true,
    disableListFilter: true,
    isClearable: false,
    description:
      'To ask for a review, choose "In review" and save a draft. To archive, choose "Archived" and press Publish: the page stays reachable, marked as archived, and leaves listings and search. What is published is archived, in every language; changes that are not published stay a draft.',
  },
};

/** Where a page stands, in the words of the content list: beside the form, and as a column of each type's list. */
export const stateField: UIField = {
  name: 'state',
  label: 'State',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    components: {
      Field: '/content-list/view/document-state.tsx#DocumentState',
      Cell: '/content-list/view/state-cell.tsx#StateCell',
    },
  },
};

/** Payload's own, which lists do not offer beside the state: it does not know of review and archive. */
export const statusField: SelectField = {
  name: '_status',
  type: 'select',
  // Payload merges this with its own field, whose options stay.
  options: [],
  admin: { disableListColumn: true, disableListFilter: true },
};

/**
 * Keeps Payload's status and ours consistent: published content is `published`, or `archived` if the editor chose
 * so; a draft is `draft`, or `in_review` if chosen.
 */
export const keepModerationConsistent: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const chosen: ModerationState = data.moderation ?? originalDoc?.moderation ?? 'draft';
  const isPublishing = !req.context.savesDraft && (data._status ?? originalDoc?._status) === 'published';
  if (isPublishing) return { ...data, moderation: chosen === 'archived' ? 'archived' : 'published' };
  return { ...data, moderation: chosen === 'in_review' ? 'in_review' : 'draft' };
};
