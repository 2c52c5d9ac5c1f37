import { sectionsField } from '@keelstone/content/sections/sections.field.cms.ts';
import { richTextField } from '@keelstone/editing/fields/body.field.ts';
import { pictureField } from '@keelstone/editing/fields/picture.field.ts';
import { termsField } from '@keelstone/editing/fields/term.field.ts';
import type { NodeType } from '@keelstone/editing/node-type.ts';
import type { CollectionConfig, Field, Tab } from 'payload';
import { nodeAccess } from '../access/collection-access.ts';
import { guardPublishing, noteDraftSave } from '../access/guard-publishing.ts';
import { noteRestore } from '../audit/note-restore.ts';
import { demoFields } from '../database/demo.field.ts';
import { previewLinkOf } from '../preview/preview-link.ts';
import { keepUnpublished, rememberPublished } from '../publishing/keep-unpublished.ts';
import { publishSavedNode, takeAwayDeletedNode } from '../publishing/node-hooks.ts';
import { notePublication } from '../publishing/note-publication.ts';
import { unpublishedLanguages } from '../publishing/unpublished-languages.ts';
import { keepReview, reviewFields } from '../review/review.field.ts';
import { forgetChanges } from '../schedule/forget-changes.ts';
import { voidChanges } from '../schedule/void-changes.ts';
import { aliasField } from './alias.field.ts';
import { keepModerationConsistent, moderationField } from './moderation.field.ts';
import { nidField } from './nid.field.ts';
import { restoreRevision } from './restore-revision.ts';
import { noteSaver, savedByField } from './saved-by.field.ts';

const KEPT_VERSIONS = 50;

/** Screen sizes of the preview beside the form. */
const PREVIEW_SIZES = [
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
  { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
];

const summaryField: Field = {
  name: 'summary',
  type: 'textarea',
  localized: true,
  admin: {
    description: 'One or two sentences. Shown on cards, in search results and by search engines.',
    rows: 3,
  },
};

const createdField: Field = {
  name: 'created',
  type: 'date',
  required: true,
  index: true,
  defaultValue: () => new Date().toISOString(),
  admin: {
    position: 'sidebar',
    date: { pickerAppearance: 'dayAndTime' },
    description: 'Lists and search sort by this date. Change it when a text was first published elsewhere.',
  },
};

const titleField: Field = {
  name: 'title',
  type: 'text',
  localized: true,
  required: true,
  maxLength: 200,
  admin: { description: 'The heading of the page. A page is published in each language that has a title.' },
};

/** Scheduled changes are shown beside the form but not stored in the document, so they never reach the read model. */
const schedulePanel: Field = {
  name: 'schedule',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/schedule/view/schedule-panel.tsx#SchedulePanel' },
  },
};

const classification: Tab = {
  label: 'Classification',
  description: 'What visitors filter by.',
  fields: [
    termsField('productSuites', 'Product suites', 'product_suites', 'Suites that this page is about.'),
    termsField('industries', 'Industries', 'industries', 'Industries for which this page is written.'),
    termsField('tags', 'Tags', 'tags', 'Subjects that connect this page with others.'),
  ],
};

function contentTab({ hasSummary = true, hasPicture = true }: NodeType): Tab {
  return {
    label: 'Content',
    fields: [
      ...(hasSummary ? [summaryField] : []),
      richTextField('body', 'Text', 'The text of the page.'),
      ...(hasPicture
        ? [
            pictureField(
              'picture',
              'Picture',
              'Shown at the top of the page and on cards. Leave it empty for none.',
            ),
          ]
        : []),
    ],
  };
}

function ownTabsOf({ ownFields, ownTabs = [] }: NodeType): Tab[] {
  return ownFields ? [{ label: 'Details', fields: ownFields }, ...ownTabs] : ownTabs;
}

/** Shared by the thirteen content types: moderation, path, publishing, versions. */
export function nodeCollection(definition: NodeType): CollectionConfig {
  const { type, labels, description, interfaceName } = definition;
  return {
    slug: type,
    labels,
    typescript: { interface: interfaceName },
    graphQL: false,
    access: nodeAccess,
    // Hooks receive only what the request selected, and need these to publish, unpublish and audit.
    forceSelect: { nid: true, title: true, _status: true, deletedAt: true },
    defaultSort: '-created',
    admin: {
      group: 'Content',
      description,
      useAsTitle: 'title',
      defaultColumns: ['title', 'moderation', 'created', 'updatedAt'],
      listSearchableFields: ['title', 'alias'],
      components: { edit: { PublishButton: '/publishing/view/publish-button.tsx#PublishButton' } },
      preview: (document, asked) => previewLinkOf(type, document, asked),
      livePreview: {
        url: ({ data, locale, req }) => previewLinkOf(type, data, { locale: locale.code, req }),
        breakpoints: PREVIEW_SIZES,
      },
    },
    endpoints: [restoreRevision, unpublishedLanguages],
    versions: { drafts: { autosave: false }, maxPerDoc: KEPT_VERSIONS },
    hooks: {
      beforeOperation: [noteDraftSave, notePublication, noteRestore],
      beforeChange: [
        guardPublishing,
        keepModerationConsistent,
        keepReview,
        noteSaver,
        rememberPublished,
        voidChanges,
      ],
      afterChange: [keepUnpublished, publishSavedNode],
      beforeDelete: [forgetChanges],
      afterDelete: [takeAwayDeletedNode],
    },
    fields: [
      titleField,
      {
        type: 'tabs',
        tabs: [
          contentTab(definition),
          ...ownTabsOf(definition),
          { label: 'Sections', fields: [sectionsField] },
          classification,
        ],
      },
      moderationField,
      ...reviewFields,
      savedByField,
      schedulePanel,
      aliasField(type),
      createdField,
      nidField,
      ...demoFields,
    ],
  };
}
