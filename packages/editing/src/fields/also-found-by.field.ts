import type { TextareaField } from 'payload';

const MAX_LENGTH = 500;

/** Words by which the search finds a page although it does not show them (S-26). */
export const alsoFoundByField: TextareaField = {
  name: 'alsoFoundBy',
  label: 'Also found by',
  type: 'textarea',
  localized: true,
  maxLength: MAX_LENGTH,
  admin: {
    rows: 2,
    description:
      'Words that visitors use for this page and that it does not have itself, such as another name, an abbreviation or a former title. Only the search reads them, and nobody sees them. Words that mean the same on every page belong under Synonyms.',
  },
};
