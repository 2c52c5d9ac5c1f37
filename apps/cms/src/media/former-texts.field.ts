import type { Field } from 'payload';

/** Which languages have an alternative text of the former picture, while its file is replaced. */
export const formerTextsField: Field = {
  name: 'formerTexts',
  label: 'Alternative text',
  type: 'ui',
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/media/upload/view/former-texts.tsx#FormerTexts' },
  },
};
