import type { Field, RelationshipField } from 'payload';

/** Which section of several pages stands in a place, on a page or in a text; and the beginning of what it says. */
export const reusableFields = (admin: RelationshipField['admin']): Field[] => [
  {
    name: 'section',
    label: 'Which',
    type: 'relationship',
    // A list, so that references to it are found and replaced like all others in texts.
    relationTo: ['reusable_sections'],
    required: true,
    admin,
  } as RelationshipField,
  {
    name: 'summary',
    type: 'ui',
    admin: {
      disableBulkEdit: true,
      disableListColumn: true,
      components: { Field: '/nodes/reusable/view/reusable-summary.tsx#ReusableSummary' },
    },
  },
];
