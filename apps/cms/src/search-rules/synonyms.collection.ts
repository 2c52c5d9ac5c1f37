import { say } from '@keelstone/languages/say.ts';
import type { CollectionBeforeChangeHook, CollectionConfig, Field, FieldHook } from 'payload';
import { editorAccess, notByRequests } from '../access/collection-access.ts';
import { refusal } from '../access/endpoint.ts';
import { refuseOvertaken } from '../concurrent-edits/refuse-stale-save.ts';
import { validateOneByOne } from '../database/publishing-lock.ts';
import { republishSearchRules } from '../publishing/settings-hooks.ts';
import { exportSynonyms, importSynonyms } from './exchange-synonyms.ts';
import { listMissedSearches } from './list-missed-searches.ts';
import { searchLanguageField } from './search-language.field.ts';
import { showEffect } from './show-effect.ts';
import { groupTitle } from './synonyms-error.ts';
import { groupIn, validateFinds, validateSynonyms } from './validate-search-rules.ts';
import { keywordFromUrl } from './values-from-url.ts';

/** Payload uses a single text field as a document's title. */
const nameByWords: FieldHook = ({ siblingData }) => {
  const group = groupIn(siblingData);
  return group && groupTitle(group);
};

/** As a file has them, so that one that was exported and is imported again changes nothing. */
const trimWords: FieldHook = ({ value }) =>
  Array.isArray(value) ? value.map((word) => (typeof word === 'string' ? word.trim() : word)) : value;

/** The next update of the product would bring back a group that is missing. */
const keepProductGroups: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (!data.deletedAt || originalDoc?.source !== 'product') return data;
  throw refusal(
    say('This group comes with the product, and an update would bring it back. Switch it off instead.'),
    409,
  );
};

const hidden = {
  hidden: true,
  disableListColumn: true,
  disableListFilter: true,
  disableBulkEdit: true,
} as const;

/** Set by the loader only. */
const sourceFields: Field[] = [
  {
    name: 'source',
    type: 'select',
    required: true,
    index: true,
    defaultValue: 'own',
    options: [
      { value: 'product', label: 'The product' },
      { value: 'own', label: 'Editors' },
    ],
    access: notByRequests,
    admin: {
      position: 'sidebar',
      readOnly: true,
      disableBulkEdit: true,
      description:
        'Groups of the product are updated with it until you change one. From then on your words stay.',
    },
  },
  { name: 'loaded', type: 'text', access: notByRequests, admin: hidden },
];

/** S-26: words that the search treats as equivalent. */
export const synonyms: CollectionConfig = {
  slug: 'synonyms',
  labels: { singular: 'Group of synonyms', plural: 'Synonyms' },
  typescript: { interface: 'SynonymsDocument' },
  graphQL: false,
  access: editorAccess,
  // An equal group would be refused.
  disableDuplicate: true,
  defaultSort: 'title',
  admin: {
    group: 'Marketing',
    useAsTitle: 'title',
    listSearchableFields: ['title'],
    defaultColumns: ['title', 'language', 'enabled', 'source', 'updatedAt'],
    pagination: { defaultLimit: 50 },
    description:
      'Words that mean the same: who searches for one of a group finds the others, too. Saving changes the search at once.',
    components: {
      beforeListTable: [
        {
          path: '/csv/view/csv-exchange.tsx#CsvExchange',
          clientProps: {
            collection: 'synonyms',
            columns: ['language', 'words', 'finds', 'weight', 'enabled'],
          },
        },
      ],
    },
  },
  endpoints: [importSynonyms, exportSynonyms, showEffect, listMissedSearches],
  hooks: {
    beforeValidate: [validateOneByOne, refuseOvertaken],
    beforeChange: [keepProductGroups],
    afterChange: [republishSearchRules],
    afterDelete: [republishSearchRules],
  },
  fields: [
    {
      name: 'words',
      type: 'text',
      hasMany: true,
      required: true,
      defaultValue: ({ req }) => {
        const keyword = keywordFromUrl(req);
        return keyword === undefined ? [] : [keyword];
      },
      validate: validateSynonyms,
      hooks: { beforeValidate: [trimWords] },
      admin: {
        description:
          'Each a word or a phrase, such as "GRC" and "governance, risk and compliance". Press Enter after each. Each finds the others. Endings need no words of their own: risk finds risks.',
      },
    },
    {
      name: 'finds',
      label: 'Also find',
      type: 'text',
      hasMany: true,
      validate: validateFinds,
      hooks: { beforeValidate: [trimWords] },
      admin: {
        description:
          'For one direction only. With words here, those above find these and not each other, and these do not find those above. So "ISO 27001" finds pages about information security, and not the other way.',
      },
    },
    {
      name: 'weight',
      type: 'number',
      min: 0.05,
      max: 1,
      admin: {
        step: 0.05,
        description:
          'How much a page counts that has only the other word, compared with the typed one. Between 0.05 and 1. Leave it empty for the usual weight.',
      },
    },
    searchLanguageField,
    {
      name: 'enabled',
      label: 'In use',
      type: 'checkbox',
      defaultValue: true,
      admin: { position: 'sidebar', description: 'Switch a group off to keep it without any effect.' },
    },
    ...sourceFields,
    {
      name: 'effect',
      type: 'ui',
      admin: {
        disableListColumn: true,
        disableBulkEdit: true,
        components: { Field: '/search-rules/view/effect-panel.tsx#EffectPanel' },
      },
    },
    {
      name: 'trial',
      type: 'ui',
      admin: {
        disableListColumn: true,
        disableBulkEdit: true,
        components: { Field: '/search-trial/view/group-trial.tsx#GroupTrial' },
      },
    },
    {
      name: 'title',
      label: 'Group',
      type: 'text',
      hooks: { beforeChange: [nameByWords] },
      // In the list only: lists show fields with several values as JSON.
      admin: { condition: () => false, disableBulkEdit: true },
    },
  ],
};
