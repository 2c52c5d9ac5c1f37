import type { CollectionConfig } from 'payload';
import { downloadNameField } from './download-name.field.ts';
import { mediaCollection } from './media.collection.ts';
import { mediaTypeField } from './media-type.field.ts';
import { FILE_TYPES, mimeTypesOf } from './upload/media-type.ts';
import { refuseWrongType } from './upload/refuse-wrong-type.ts';

/** C-4: downloads, of allowed types only, detected from their content. */
export const files = (mediaDirectory: string): CollectionConfig =>
  mediaCollection(
    {
      slug: 'files',
      labels: { singular: 'File', plural: 'Files' },
      interfaceName: 'DownloadFile',
      description: 'What visitors download: PDF, Word, Excel, PowerPoint or ZIP, up to 50 MB.',
      useAsTitle: 'title',
      upload: { mimeTypes: mimeTypesOf(FILE_TYPES) },
      checks: [refuseWrongType(FILE_TYPES)],
      fields: [
        {
          name: 'title',
          type: 'text',
          localized: true,
          required: true,
          admin: { description: 'What the file is called on the website.' },
        },
        mediaTypeField('fileType', 'file_type'),
        downloadNameField,
      ],
    },
    mediaDirectory,
  );
