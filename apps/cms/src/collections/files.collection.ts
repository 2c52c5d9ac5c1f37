import type { CollectionConfig } from 'payload';
import { mediaAccess } from '../access/collection-access.ts';
import { demoFields } from '../fields/demo.field.ts';
import { nameByContent } from '../media/name-by-content.ts';
import { FILE_TYPES, refuseUnknownContent } from '../media/refuse-unknown-content.ts';
import { publishMediaChange, publishMediaDeletion } from '../publish/media-hooks.ts';

/** C-4: files to download, of known types only, by what is in them. */
export const files = (mediaDirectory: string): CollectionConfig => ({
  slug: 'files',
  labels: { singular: 'File', plural: 'Files' },
  typescript: { interface: 'DownloadFile' },
  graphQL: false,
  access: mediaAccess,
  admin: {
    group: 'Media',
    useAsTitle: 'title',
    defaultColumns: ['title', 'filename', 'updatedAt'],
    description: 'What visitors download: PDF, Word, Excel, PowerPoint or ZIP.',
  },
  upload: {
    staticDir: `${mediaDirectory}/files`,
    mimeTypes: [...FILE_TYPES],
    pasteURL: false,
  },
  hooks: {
    beforeOperation: [refuseUnknownContent, nameByContent],
    afterChange: [publishMediaChange],
    afterDelete: [publishMediaDeletion],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
      admin: { description: 'What the file is called on the website.' },
    },
    {
      name: 'fileType',
      type: 'relationship',
      relationTo: 'file_type',
      admin: { description: 'Helps you find it again.' },
    },
    ...demoFields,
  ],
});
