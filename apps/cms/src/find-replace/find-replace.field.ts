import type { Field } from 'payload';

/** C-5: in the margin of a page's form, finds and replaces words in all its texts of a language. */
export const findReplaceField: Field = {
  name: 'findReplace',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/find-replace/view/find-replace.tsx#FindReplace' },
  },
};
