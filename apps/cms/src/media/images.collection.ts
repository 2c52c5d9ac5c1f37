import { say } from '@keelstone/languages/say.ts';
import type { CollectionConfig, Field } from 'payload';
import { cropField } from './crop/crop.field.ts';
import { formerTextsField } from './former-texts.field.ts';
import { mediaCollection } from './media.collection.ts';
import { mediaTypeField } from './media-type.field.ts';
import { withRenditions } from './renditions/plan-renditions.ts';
import { FIRST_RENDITION, RENDITIONS } from './renditions/rendition-sizes.ts';
import { autoOrient } from './upload/auto-orient.ts';
import { IMAGE_TYPES, mimeTypesOf } from './upload/media-type.ts';
import { refuseHugeImage } from './upload/refuse-huge-image.ts';
import { refuseWrongType } from './upload/refuse-wrong-type.ts';
import { removeLocation } from './upload/remove-location.ts';

/** What the places of the site show of the picture. */
const cutPreview: Field = {
  name: 'cuts',
  type: 'ui',
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/media/cuts/view/cut-preview.tsx#CutPreview' },
  },
};

/** Payload's own fields, which take any number. */
const focalPointFields: Field[] = ['focalX', 'focalY'].map((name) => ({
  name,
  label: 'Focal point',
  type: 'number',
  validate: (value: unknown) =>
    value === null ||
    value === undefined ||
    (typeof value === 'number' && value >= 0 && value <= 100) ||
    say(
      'A focal point lies between 0 and 100 percent, from the left and from the top. Set it with Edit Image.',
    ),
}));

/** C-4: raster images. Their names contain a content hash, so browsers may cache them forever. */
export const images = (mediaDirectory: string): CollectionConfig =>
  withRenditions(
    mediaCollection(
      {
        slug: 'images',
        labels: { singular: 'Image', plural: 'Images' },
        interfaceName: 'ImageFile',
        description:
          'Photographs and pictures: JPEG, PNG, WebP or AVIF, up to 20 MB and 50 megapixels. Smaller versions are made by themselves.',
        useAsTitle: 'alt',
        upload: {
          mimeTypes: mimeTypesOf(IMAGE_TYPES),
          imageSizes: RENDITIONS,
          adminThumbnail: FIRST_RENDITION,
          focalPoint: true,
        },
        checks: [refuseWrongType(IMAGE_TYPES), refuseHugeImage, autoOrient, removeLocation],
        fields: [
          {
            name: 'alt',
            label: 'Alternative text',
            type: 'text',
            localized: true,
            required: true,
            admin: {
              description:
                'What somebody who cannot see the picture needs to know. One sentence, no "picture of".',
            },
          },
          formerTextsField,
          mediaTypeField('imageType', 'image_type'),
          cropField,
          ...focalPointFields,
          cutPreview,
        ],
      },
      mediaDirectory,
    ),
  );
