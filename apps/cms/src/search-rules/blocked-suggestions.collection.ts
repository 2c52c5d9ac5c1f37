import { say } from '@keelstone/languages/say.ts';
import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import { editorAccess } from '../access/collection-access.ts';
import { republishSearchSuggestions } from '../publishing/settings-hooks.ts';
import { searchLanguageField } from './search-language.field.ts';
import { keywordFromUrl } from './values-from-url.ts';

const LONGEST = 100;

/** Replaces Payload's own validation. */
const validateBlocked: TextFieldSingleValidation = (words) => {
  if (!/[\p{L}\p{N}]/u.test(words ?? '')) return say('Write a word, with a letter or a digit.');
  const isLong = (words ?? '').length > LONGEST;
  return isLong
    ? say('That is too long; there is room for {longest} characters. Shorten it.', { longest: LONGEST })
    : true;
};

/** S-5: words that no suggested search contains. */
export const blockedSuggestions: CollectionConfig = {
  slug: 'blocked_suggestions',
  labels: { singular: 'Blocked suggestion', plural: 'Blocked suggestions' },
  typescript: { interface: 'BlockedSuggestionDocument' },
  graphQL: false,
  access: editorAccess,
  admin: {
    group: 'Marketing',
    useAsTitle: 'words',
    defaultColumns: ['words', 'language', 'updatedAt'],
    description:
      'The search suggests to visitors what many others searched for. It never suggests a search with one of these words. Saving takes effect at once; titles of pages are not affected.',
  },
  hooks: {
    afterChange: [republishSearchSuggestions],
    afterDelete: [republishSearchSuggestions],
  },
  fields: [
    {
      name: 'words',
      type: 'text',
      required: true,
      defaultValue: ({ req }) => keywordFromUrl(req),
      validate: validateBlocked,
      admin: {
        description:
          'A word or a phrase, such as a name. Whole words count, whatever their capitals and accents; other endings need an entry of their own.',
      },
    },
    searchLanguageField,
  ],
};
