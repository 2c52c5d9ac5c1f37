import { say } from '@keelstone/languages/say.ts';
import { CONTENT_TYPES } from '@keelstone/model';
import { LinkFeature } from '@payloadcms/richtext-lexical';
import type { FieldAffectingData, TextField } from 'payload';
import { isFragment } from '../../link-address.ts';

type Target = { linkType?: string; doc?: { relationTo?: string } | null };

const anchorField: TextField = {
  name: 'anchor',
  label: 'Place on the page',
  type: 'text',
  validate: (value: string | null | undefined) =>
    isFragment(value ?? '') ||
    say('A place on a page is named by letters, digits and hyphens. Choose it from the list.'),
  admin: {
    condition: (_, { linkType, doc }: Target) =>
      linkType === 'internal' && Boolean(doc) && doc?.relationTo !== 'dialogs',
    description: 'Headings of its text, items and tabs of its sections.',
    components: { Field: '/link-anchors/view/anchor-choice.tsx#AnchorChoice' },
  },
};

/**
 * Payload's own fields of a link, beginning with the choice of a page by its title, because such links follow a page
 * that moves. Payload 3.90.1 gives the page `filterOptions: null`, which it takes for a filter: it reads all that fit,
 * which nobody may here (http/guard-query.ts), and refuses to publish the link.
 */
function adapt(field: FieldAffectingData): FieldAffectingData {
  if (field.type === 'radio' && field.name === 'linkType') return { ...field, defaultValue: 'internal' };
  if (field.type !== 'relationship' || field.name !== 'doc') return field;
  const { filterOptions: _, ...page } = field;
  return page as FieldAffectingData;
}

/** Links in a text. */
export const textLinks = () =>
  LinkFeature({
    // A link to a page leads there, one to a dialog opens it (U-10).
    enabledCollections: [...CONTENT_TYPES, 'dialogs'],
    fields: ({ defaultFields }) => [...defaultFields.map(adapt), anchorField],
  });
