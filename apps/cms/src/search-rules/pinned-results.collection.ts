import { CONTENT_TYPES } from '@keelstone/model';
import type { CollectionConfig } from 'payload';
import { editorAccess } from '../access/collection-access.ts';
import { validateOneByOne } from '../database/publishing-lock.ts';
import { republishSearchRules } from '../publishing/settings-hooks.ts';
import { searchLanguageField } from './search-language.field.ts';
import { validateKeyword, validatePinned } from './validate-search-rules.ts';
import { keywordFromUrl } from './values-from-url.ts';

/** S-26: results that come first for certain keywords. */
export const pinnedResults: CollectionConfig = {
  slug: 'pinned_results',
  labels: { singular: 'Pinned results', plural: 'Pinned results' },
  typescript: { interface: 'PinnedResultsDocument' },
  graphQL: false,
  access: editorAccess,
  admin: {
    group: 'Marketing',
    useAsTitle: 'keyword',
    defaultColumns: ['keyword', 'language', 'nodes', 'updatedAt'],
    description:
      'Pages that stand first, marked as recommended, when visitors search for exactly these words. Saving changes the search at once.',
  },
  hooks: {
    beforeValidate: [validateOneByOne],
    afterChange: [republishSearchRules],
    afterDelete: [republishSearchRules],
  },
  fields: [
    {
      name: 'keyword',
      label: 'Words',
      type: 'text',
      required: true,
      defaultValue: ({ req }) => keywordFromUrl(req),
      validate: validateKeyword,
      admin: {
        description:
          'What visitors ask for, such as "risk register". It counts when nothing else is asked for; capitals and endings do not matter.',
      },
    },
    {
      name: 'nodes',
      label: 'Pages',
      type: 'relationship',
      relationTo: [...CONTENT_TYPES],
      hasMany: true,
      required: true,
      validate: validatePinned,
      admin: {
        description:
          'In the order in which they stand above the results under Recommended, whether or not they hold the words. A page that is unpublished later is passed over until it is published again.',
      },
    },
    searchLanguageField,
  ],
};
