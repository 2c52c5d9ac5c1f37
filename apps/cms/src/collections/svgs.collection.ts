import type { CollectionConfig } from 'payload';
import { mediaAccess } from '../access/collection-access.ts';
import { demoFields } from '../fields/demo.field.ts';
import { nameByContent } from '../media/name-by-content.ts';
import { refuseActiveSvg } from '../media/refuse-active-svg.ts';
import { publishMediaChange, publishMediaDeletion } from '../publish/media-hooks.ts';

/** C-4: drawings. What could run script or fetch from elsewhere is refused, and says why. */
export const svgs = (mediaDirectory: string): CollectionConfig => ({
  slug: 'svgs',
  labels: { singular: 'Drawing (SVG)', plural: 'Drawings (SVG)' },
  typescript: { interface: 'SvgFile' },
  graphQL: false,
  access: mediaAccess,
  admin: {
    group: 'Media',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    description: 'Icons, logos and diagrams as SVG. Files with script or links to elsewhere are refused.',
  },
  upload: {
    staticDir: `${mediaDirectory}/svgs`,
    mimeTypes: ['image/svg+xml'],
    crop: false,
    focalPoint: false,
    pasteURL: false,
  },
  hooks: {
    beforeOperation: [refuseActiveSvg, nameByContent],
    afterChange: [publishMediaChange],
    afterDelete: [publishMediaDeletion],
  },
  fields: [
    {
      name: 'alt',
      label: 'Alternative text',
      type: 'text',
      localized: true,
      admin: { description: 'What the drawing says. Leave it empty for an ornament.' },
    },
    {
      name: 'svgType',
      type: 'relationship',
      relationTo: 'svg_type',
      admin: { description: 'Helps you find it again.' },
    },
    ...demoFields,
  ],
});
