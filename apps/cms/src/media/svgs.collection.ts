import type { CollectionConfig } from 'payload';
import { formerTextsField } from './former-texts.field.ts';
import { mediaCollection } from './media.collection.ts';
import { mediaTypeField } from './media-type.field.ts';
import { cleanUploadedSvg } from './upload/clean-uploaded-svg.ts';

/** C-4, C-16: drawings. Scripts are removed; visible content that cannot be made safe is refused with a reason. */
export const svgs = (mediaDirectory: string): CollectionConfig =>
  mediaCollection(
    {
      slug: 'svgs',
      labels: { singular: 'Drawing (SVG)', plural: 'Drawings (SVG)' },
      interfaceName: 'SvgFile',
      description:
        'Icons, logos and diagrams as SVG, up to 1 MB. Scripts in them are taken out. Pictures from elsewhere and embedded pages are refused.',
      useAsTitle: 'filename',
      upload: { mimeTypes: ['image/svg+xml'] },
      checks: [cleanUploadedSvg],
      fields: [
        {
          name: 'alt',
          label: 'Alternative text',
          type: 'text',
          localized: true,
          admin: { description: 'What the drawing says. Leave it empty for an ornament.' },
        },
        formerTextsField,
        mediaTypeField('svgType', 'svg_type'),
      ],
    },
    mediaDirectory,
  );
