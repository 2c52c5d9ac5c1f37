import { richTextField } from '@keelstone/editing/fields/body.field.ts';
import { mediaItemsField } from '@keelstone/editing/fields/media-items.field.ts';
import { limitRows } from '@keelstone/editing/fields/row-limit.ts';
import type { CollectionConfig } from 'payload';
import { editorAccess } from '../access/collection-access.ts';
import { demoFields } from '../database/demo.field.ts';
import { dependencyHooks } from '../publishing/dependency-hooks.ts';

const MAX_MEDIA = 6;

/** U-10: dialogs that a link or button opens. A change appears immediately on every page with such a link. */
export const dialogs: CollectionConfig = {
  slug: 'dialogs',
  labels: { singular: 'Dialog', plural: 'Dialogs' },
  typescript: { interface: 'DialogDocument' },
  graphQL: false,
  access: editorAccess,
  defaultSort: 'title',
  admin: {
    group: 'Marketing',
    useAsTitle: 'title',
    defaultColumns: ['title', 'updatedAt'],
    description:
      'Opened over the page by a link in any section or text. Saving shows the change on every page that opens it.',
  },
  hooks: dependencyHooks((id) => `dialog:${id}`),
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 120,
      admin: {
        description:
          'Stands above it, and is what a link says that has no words of its own. In a language without a title the dialog is not there, and neither are links to it.',
      },
    },
    richTextField('body', 'Text', 'What a visitor reads in it. Short, because it lies over the page.'),
    {
      ...mediaItemsField,
      name: 'media',
      required: false,
      minRows: 0,
      ...limitRows(MAX_MEDIA, 'items'),
      admin: {
        ...mediaItemsField.admin,
        description: 'Pictures, sound, films or files below the text. Leave it empty for none.',
      },
    },
    {
      name: 'form',
      type: 'relationship',
      relationTo: 'forms',
      admin: { description: 'Stands last. It is sent without leaving the page. Leave it empty for none.' },
    },
    ...demoFields,
  ],
};
