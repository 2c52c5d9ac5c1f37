import { sectionsField } from '@keelstone/content/sections/sections.field.cms.ts';
import type { TypeCms } from '@keelstone/content/types/type-cms.ts';
import { alsoFoundByField } from '@keelstone/editing/fields/also-found-by.field.ts';
import { richTextField } from '@keelstone/editing/fields/body.field.ts';
import { demoFields } from '@keelstone/editing/fields/demo.field.ts';
import { pictureField } from '@keelstone/editing/fields/picture.field.ts';
import { termsField } from '@keelstone/editing/fields/term.field.ts';
import type { CollectionConfig, Field, Tab } from 'payload';
import { nodeAccess } from '../access/collection-access.ts';
import { recordDraftSave } from '../access/guard-publishing.ts';
import { aliasField } from '../aliases/alias.field.ts';
import { recordRestore } from '../audit/record-restore.ts';
import { findReplaceField } from '../find-replace/find-replace.field.ts';
import { livePreviewLinkOf, previewLinkOf } from '../preview/preview-link.ts';
import { refuseUnloaded } from '../publishing/bulk-loading.ts';
import { keepUnpublished } from '../publishing/keep-unpublished.ts';
import { publishSavedNode, takeAwayDeletedNode } from '../publishing/node-hooks.ts';
import { recordPublication } from '../publishing/publication.ts';
import { unpublishedLanguages } from '../publishing/unpublished-languages.ts';
import { notifyOfReview } from '../review/notify-of-review.ts';
import { deleteChanges } from '../schedule/plan-hooks.ts';
import { voidChanges } from '../schedule/void-changes.ts';
import { beforeDraftChange, draftFields, draftVersions } from './drafted.ts';
import { keepRowWords, withListWords } from './keep-row-words.ts';
import { metaTab } from './meta.field.ts';
import { moderationField, stateField, statusField } from './moderation.field.ts';
import { nidField } from './nid.field.ts';
import { restoreRevision } from './restore-revision.ts';
import { reuseEndpoints } from './reusable/reuse.endpoints.ts';
import { saveAsTemplate } from './templates/template.endpoints.ts';

/** Screen sizes of the preview beside the form. */
const PREVIEW_SIZES = [
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
  { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
];

const sections: Field = {
  ...sectionsField,
  hooks: { ...sectionsField.hooks, beforeChange: [keepRowWords] },
};

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
    components: { Field: '/admin/time/zoned-date-field.tsx#ZonedDateField' },
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

/** Who looks after the page, and when it should be read again: no part of its content, so never published. */
const pageCare: Field = {
  name: 'pageCare',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/discovery/care/view/page-care.tsx#PageCare' },
  },
};

/** Searches without results, to be added to the words above. */
const missedSearches: Field = {
  name: 'missedSearches',
  type: 'ui',
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/search-rules/view/missed-searches.tsx#MissedSearches' },
  },
};

/** A search with the page as it is in the form. */
const searchTrial: Field = {
  name: 'searchTrial',
  type: 'ui',
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/search-trial/view/page-trial.tsx#PageTrial' },
  },
};

/** In the menus of sections: turns one into a section that other pages can show. */
const makeReusable: Field = {
  name: 'makeReusable',
  type: 'ui',
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/nodes/reusable/view/make-reusable-field.tsx#MakeReusableField' },
  },
};

/** Keeps the page as a template of its type. */
const templateField: Field = {
  name: 'saveAsTemplate',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/nodes/templates/view/save-as-template-field.tsx#SaveAsTemplateField' },
  },
};

const classification: Tab = {
  label: 'Classification',
  description: 'What visitors filter by, and what the search finds the page by.',
  fields: [
    termsField('productSuites', 'Product suites', 'product_suites', 'Suites that this page is about.'),
    termsField('industries', 'Industries', 'industries', 'Industries for which this page is written.'),
    termsField('tags', 'Tags', 'tags', 'Subjects that connect this page with others.'),
    alsoFoundByField,
    missedSearches,
    searchTrial,
  ],
};

function contentTab({ hasSummary = true, hasPicture = true }: TypeCms): Tab {
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

function ownTabsOf({ ownFields, ownTabs = [] }: TypeCms): Tab[] {
  const tabs = ownFields ? [{ label: 'Details', fields: ownFields }, ...ownTabs] : ownTabs;
  return tabs.map((tab) => ({ ...tab, fields: withListWords(tab.fields) }));
}

/** Shared by the thirteen content types: moderation, path, publishing, versions. */
export function nodeCollection(definition: TypeCms): CollectionConfig {
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
      defaultColumns: ['title', 'state', 'created', 'updatedAt'],
      listSearchableFields: ['title', 'alias'],
      components: {
        beforeListTable: ['/nodes/templates/view/new-from-template.tsx#NewFromTemplate'],
        edit: {
          PublishButton: '/publishing/view/publish-button.tsx#PublishButton',
          UnpublishButton: '/publishing/view/unpublish-button.tsx#UnpublishButton',
          beforeDocumentControls: ['/publishing/view/view-on-site.tsx#ViewOnSite'],
        },
        views: { edit: { versions: { Component: '/nodes/view/versions-view.tsx#VersionsView' } } },
      },
      preview: (document, request) => previewLinkOf(type, document, request),
      livePreview: {
        url: ({ data, locale, req }) => livePreviewLinkOf(type, data, { locale: locale.code, req }),
        breakpoints: PREVIEW_SIZES,
      },
    },
    endpoints: [restoreRevision, unpublishedLanguages, ...reuseEndpoints, saveAsTemplate],
    versions: draftVersions,
    hooks: {
      beforeOperation: [recordDraftSave, recordPublication, recordRestore],
      beforeChange: [refuseUnloaded, ...beforeDraftChange, voidChanges],
      afterChange: [notifyOfReview, keepUnpublished, publishSavedNode],
      beforeDelete: [deleteChanges],
      afterDelete: [takeAwayDeletedNode],
    },
    fields: [
      titleField,
      {
        type: 'tabs',
        tabs: [
          contentTab(definition),
          ...ownTabsOf(definition),
          { label: 'Sections', fields: [sections, makeReusable] },
          classification,
          metaTab,
        ],
      },
      stateField,
      moderationField,
      statusField,
      ...draftFields,
      schedulePanel,
      pageCare,
      findReplaceField,
      templateField,
      aliasField(type),
      createdField,
      nidField,
      ...demoFields,
    ],
  };
}
