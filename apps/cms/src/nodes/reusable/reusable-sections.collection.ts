import { sharedSectionField } from '@keelstone/content/sections/sections.field.cms.ts';
import { demoFields } from '@keelstone/editing/fields/demo.field.ts';
import type { CollectionConfig } from 'payload';
import { nodeAccess } from '../../access/collection-access.ts';
import { recordDraftSave } from '../../access/guard-publishing.ts';
import { recordRestore } from '../../audit/record-restore.ts';
import { findReplaceField } from '../../find-replace/find-replace.field.ts';
import { dependencyHooks } from '../../publishing/dependency-hooks.ts';
import { keepUnpublished } from '../../publishing/keep-unpublished.ts';
import { recordPublication } from '../../publishing/publication.ts';
import { unpublishedLanguages } from '../../publishing/unpublished-languages.ts';
import { notifyOfReview } from '../../review/notify-of-review.ts';
import { beforeDraftChange, draftFields, draftVersions } from '../drafted.ts';
import { keepRowWords } from '../keep-row-words.ts';
import { moderationField, stateField, statusField } from '../moderation.field.ts';
import { restoreRevision } from '../restore-revision.ts';
import { publishOnPages } from './publish-on-pages.ts';
import { summaryEndpoint } from './summary.endpoint.ts';

/** A page is archived; a section that no page should show any more is unpublished. */
const stateToSave: typeof moderationField = {
  ...moderationField,
  options: moderationField.options.filter(
    (option) => typeof option === 'string' || option.value !== 'archived',
  ),
  admin: {
    ...moderationField.admin,
    description: 'To ask for a review, choose "In review" and save a draft.',
  },
};

/**
 * Sections that several pages share: written, reviewed, translated and published like a page, and shown by every page
 * that has a place for them.
 */
export const reusableSections: CollectionConfig = {
  slug: 'reusable_sections',
  labels: { singular: 'Reusable section', plural: 'Reusable sections' },
  typescript: { interface: 'ReusableSectionDocument' },
  graphQL: false,
  access: nodeAccess,
  // Hooks receive only what the request selected.
  forceSelect: { title: true, _status: true, deletedAt: true },
  defaultSort: '-updatedAt',
  admin: {
    group: 'Content',
    description: 'One section for several pages. What is published here changes on all of them.',
    useAsTitle: 'title',
    defaultColumns: ['title', 'state', 'updatedAt'],
    components: {
      edit: {
        PublishButton: '/publishing/view/publish-button.tsx#PublishButton',
        UnpublishButton: '/publishing/view/unpublish-button.tsx#UnpublishButton',
      },
      views: { edit: { versions: { Component: '/nodes/view/versions-view.tsx#VersionsView' } } },
    },
  },
  endpoints: [restoreRevision, unpublishedLanguages, summaryEndpoint],
  versions: draftVersions,
  hooks: {
    beforeOperation: [recordDraftSave, recordPublication, recordRestore],
    beforeChange: beforeDraftChange,
    afterChange: [notifyOfReview, keepUnpublished, publishOnPages],
    afterDelete: dependencyHooks((id) => `reusable:${id}`).afterDelete,
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 120,
      admin: {
        description:
          'By which editors choose it. Visitors never see it. The section is shown in each language that has a title.',
      },
    },
    { ...sharedSectionField, hooks: { ...sharedSectionField.hooks, beforeChange: [keepRowWords] } },
    stateField,
    stateToSave,
    statusField,
    ...draftFields,
    findReplaceField,
    ...demoFields,
  ],
};
