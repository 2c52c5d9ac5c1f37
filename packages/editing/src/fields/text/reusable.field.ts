import { say } from '@keelstone/languages/say.ts';
import type { Field, RelationshipField, RelationshipFieldValidation } from 'payload';
import { relationship } from 'payload/shared';

/** Copied into the text of a reusable section, it would show nothing (read-shared-section.ts). */
const validatePlace: RelationshipFieldValidation = (value, options) =>
  options.collectionSlug === 'reusable_sections'
    ? say('A reusable section cannot contain another one. Remove it, or write here what it says.')
    : relationship(value as never, options as never);

/** Which section of several pages stands in a place, on a page or in a text; and the beginning of what it says. */
export const reusableFields = (admin: RelationshipField['admin']): Field[] => [
  {
    name: 'section',
    label: 'Which',
    type: 'relationship',
    // A list, so that references to it are found and replaced like all others in texts.
    relationTo: ['reusable_sections'],
    required: true,
    validate: validatePlace,
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
