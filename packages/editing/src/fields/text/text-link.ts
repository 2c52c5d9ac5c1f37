import { CONTENT_TYPES } from '@keelstone/model';
import { LinkFeature } from '@payloadcms/richtext-lexical';
import type { TextField } from 'payload';
import { isFragment } from '../../link-address.ts';

type Target = { linkType?: string; doc?: { relationTo?: string } | null };

const anchorField: TextField = {
  name: 'anchor',
  label: 'Place on the page',
  type: 'text',
  validate: (value: string | null | undefined) =>
    isFragment(value ?? '') ||
    'A place on a page is named by letters, digits and hyphens. Choose it from the list.',
  admin: {
    condition: (_, { linkType, doc }: Target) =>
      linkType === 'internal' && Boolean(doc) && doc?.relationTo !== 'dialogs',
    description: 'Headings of its text, items and tabs of its sections.',
    components: { Field: '/link-anchors/view/anchor-choice.tsx#AnchorChoice' },
  },
};

/** Links in a text. They begin with the choice of a page by its title, because such links follow a page that moves. */
export const textLinks = () =>
  LinkFeature({
    // A link to a page leads there, one to a dialog opens it (U-10).
    enabledCollections: [...CONTENT_TYPES, 'dialogs'],
    fields: ({ defaultFields }) => [
      ...defaultFields.map((field) =>
        'name' in field && field.name === 'linkType' && field.type === 'radio'
          ? { ...field, defaultValue: 'internal' }
          : field,
      ),
      anchorField,
    ],
  });
