import type { CollectionConfig } from 'payload';
import { mediaTypeField } from '../fields/media-type.field.ts';
import { refuseActiveSvg } from '../media/refuse-active-svg.ts';
import { mediaCollection } from './media-collection.ts';

/** C-4: drawings. What could run script or fetch from elsewhere is refused, and says why. */
export const svgs = (mediaDirectory: string): CollectionConfig =>
  mediaCollection(
    {
      slug: 'svgs',
      labels: { singular: 'Drawing (SVG)', plural: 'Drawings (SVG)' },
      interfaceName: 'SvgFile',
      description:
        'Icons, logos and diagrams as SVG, up to 1 MB. Files with script or links to elsewhere are refused.',
      useAsTitle: 'filename',
      upload: { mimeTypes: ['image/svg+xml'] },
      checks: [refuseActiveSvg],
      fields: [
        {
          name: 'alt',
          label: 'Alternative text',
          type: 'text',
          localized: true,
          admin: { description: 'What the drawing says. Leave it empty for an ornament.' },
        },
        mediaTypeField('svgType', 'svg_type'),
      ],
    },
    mediaDirectory,
  );
