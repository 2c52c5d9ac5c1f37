import type { CollectionConfig, FieldHook } from 'payload';
import { editorAccess } from '../access/collection-access.ts';
import { judgeOneByOne } from '../database/validate-one-by-one.ts';
import { publishSavedSearchRules, publishSearchRulesAfterDeletion } from '../publishing/settings-hooks.ts';
import { askedKeyword } from './asked-in-address.ts';
import { searchLanguageField } from './search-language.field.ts';
import { validateSynonyms } from './validate-search-rules.ts';

/** Payload uses a single text field as a document's title. */
const nameByWords: FieldHook = ({ siblingData }) => (siblingData.words as string[]).join(' · ');

/** S-26: words that the search treats as equivalent. */
export const synonyms: CollectionConfig = {
  slug: 'synonyms',
  labels: { singular: 'Group of synonyms', plural: 'Synonyms' },
  typescript: { interface: 'SynonymsDocument' },
  graphQL: false,
  access: editorAccess,
  admin: {
    group: 'Marketing',
    useAsTitle: 'title',
    defaultColumns: ['words', 'language', 'updatedAt'],
    description:
      'Words that mean the same: who searches for one of a group finds the others, too. Saving changes the search at once.',
  },
  hooks: {
    beforeValidate: [judgeOneByOne],
    afterChange: [publishSavedSearchRules],
    afterDelete: [publishSearchRulesAfterDeletion],
  },
  fields: [
    {
      name: 'words',
      type: 'text',
      hasMany: true,
      required: true,
      defaultValue: ({ req }) => {
        const keyword = askedKeyword(req);
        return keyword === undefined ? [] : [keyword];
      },
      validate: validateSynonyms,
      admin: {
        description:
          'Two or more, each a word or a phrase, such as "GRC" and "governance, risk and compliance". Press Enter after each. Endings need no words of their own: risk finds risks.',
      },
    },
    searchLanguageField,
    {
      name: 'title',
      type: 'text',
      hooks: { beforeChange: [nameByWords] },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
    },
  ],
};
