import type { CollectionConfig, ImageSize } from 'payload';
import { mediaCollection } from './media.collection.ts';
import { mediaTypeField } from './media-type.field.ts';
import { IMAGE_TYPES, mimeTypesOf } from './upload/media-type.ts';
import { refuseHugeImage } from './upload/refuse-huge-image.ts';
import { refuseWrongType } from './upload/refuse-wrong-type.ts';
import { turnUpright } from './upload/turn-upright.ts';

const RENDITION_WIDTHS = [160, 480, 960, 1600] as const;
/**
 * AVIF effort, out of ten. 1 takes four times as long as 0 and makes files a third smaller; editors, and the first
 * start, wait for it. It is worth the 0.2 s for the widths that phones load, on the slowest connections.
 */
const avifEffort = (width: number) => (width === 480 || width === 960 ? 1 : 0);
const WEBP_EFFORT = 1;

/**
 * `inside` keeps the aspect ratio. With any other fit, Payload encodes each size twice, the first time to measure
 * it.
 */
const renditions: ImageSize[] = RENDITION_WIDTHS.flatMap((width) => [
  {
    name: `avif${width}`,
    width,
    fit: 'inside',
    formatOptions: {
      format: 'avif',
      options: { quality: 55, effort: avifEffort(width), chromaSubsampling: '4:2:0' },
    },
  },
  {
    name: `webp${width}`,
    width,
    fit: 'inside',
    formatOptions: { format: 'webp', options: { quality: 78, effort: WEBP_EFFORT } },
  },
]);

/** C-4: raster images. Their names contain a content hash, so browsers may cache them forever. */
export const images = (mediaDirectory: string): CollectionConfig =>
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
        imageSizes: renditions,
        adminThumbnail: 'webp480',
        focalPoint: true,
      },
      checks: [refuseWrongType(IMAGE_TYPES), refuseHugeImage, turnUpright],
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
        mediaTypeField('imageType', 'image_type'),
      ],
    },
    mediaDirectory,
  );
