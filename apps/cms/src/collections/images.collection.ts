import type { CollectionConfig, ImageSize } from 'payload';
import { mediaAccess } from '../access/collection-access.ts';
import { demoFields } from '../fields/demo.field.ts';
import { nameByContent } from '../media/name-by-content.ts';
import { publishMediaChange, publishMediaDeletion } from '../publish/media-hooks.ts';

export const RENDITION_WIDTHS = [480, 960, 1600] as const;
/** Of ten. 1 takes four times as long as 0 to save a third of the bytes: an editor waits, and so does the first start. */
const AVIF_EFFORT = 0;
const WEBP_EFFORT = 1;

/** `inside` keeps the proportions. Any other fit makes Payload encode each size twice, the first time to measure it. */
const renditions: ImageSize[] = RENDITION_WIDTHS.flatMap((width) => [
  {
    name: `avif${width}`,
    width,
    fit: 'inside',
    formatOptions: { format: 'avif', options: { quality: 55, effort: AVIF_EFFORT } },
  },
  {
    name: `webp${width}`,
    width,
    fit: 'inside',
    formatOptions: { format: 'webp', options: { quality: 78, effort: WEBP_EFFORT } },
  },
]);

/** C-4: raster images. Their names carry a digest of their content, so a browser may keep them for ever. */
export const images = (mediaDirectory: string): CollectionConfig => ({
  slug: 'images',
  labels: { singular: 'Image', plural: 'Images' },
  typescript: { interface: 'ImageFile' },
  graphQL: false,
  access: mediaAccess,
  admin: {
    group: 'Media',
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    description:
      'Photographs and pictures: JPEG, PNG, WebP or AVIF. Smaller versions are made by themselves.',
  },
  upload: {
    staticDir: `${mediaDirectory}/images`,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    imageSizes: renditions,
    adminThumbnail: 'webp480',
    focalPoint: true,
    crop: false,
    pasteURL: false,
  },
  hooks: {
    beforeOperation: [nameByContent],
    afterChange: [publishMediaChange],
    afterDelete: [publishMediaDeletion],
  },
  fields: [
    {
      name: 'alt',
      label: 'Alternative text',
      type: 'text',
      localized: true,
      required: true,
      admin: {
        description: 'What somebody who cannot see the picture needs to know. One sentence, no "picture of".',
      },
    },
    {
      name: 'imageType',
      type: 'relationship',
      relationTo: 'image_type',
      admin: { description: 'Helps you find it again.' },
    },
    ...demoFields,
  ],
});
