import { fitsInto, LEAST_CROP, originalOf, readCrop } from '@keelstone/editing/media/crop.ts';
import { say } from '@keelstone/languages/say.ts';
import type { JSONField } from 'payload';

/** Which part of an image the site shows. The original stays as it is, so that the part can be changed and undone. */
export const cropField: JSONField = {
  name: 'crop',
  label: 'Part that is shown',
  type: 'json',
  validate: (value, { data }) => {
    if (value === null || value === undefined) return true;
    const crop = readCrop(value);
    if (!crop)
      return say('Choose a part of at least {pixels} pixels in width and height.', { pixels: LEAST_CROP });
    const original = originalOf(data as object);
    return !original || fitsInto(crop, original) || say('The part does not lie within the picture.');
  },
  admin: {
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    components: { Field: '/media/crop/view/crop-field.tsx#CropField' },
  },
};
