import type { UploadField } from 'payload';

/** A raster image or an SVG drawing. */
export const pictureField = (name: string, label: string, description: string): UploadField => ({
  name,
  label,
  type: 'upload',
  relationTo: ['images', 'svgs'],
  admin: { description },
});
