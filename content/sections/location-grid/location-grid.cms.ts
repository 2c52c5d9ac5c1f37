import { sectionAdmin } from '@keelstone/editing/fields/block-picture.ts';
import { headingField } from '@keelstone/editing/fields/words.field.ts';
import { say } from '@keelstone/languages/say.ts';
import { headingPart, linesPart } from '@keelstone/model/rich-text-parts';
import type { Block, CheckboxFieldValidation } from 'payload';
import type { SectionCms } from '../section-cms.ts';
import { projectLocationGrid } from './location-grid.projection.ts';
import { type LocationRow, locationsField } from './locations.cms.ts';

const isOnMap = (location: LocationRow | null) =>
  typeof location?.latitude === 'number' && typeof location.longitude === 'number';

const validateMap: CheckboxFieldValidation = (value, { siblingData }) => {
  const { locations } = siblingData as { locations?: (LocationRow | null)[] | null };
  return (
    !value ||
    Boolean(locations?.some(isOnMap)) ||
    say(
      'There is nothing to draw: give at least one location its latitude and longitude, or switch the map off.',
    )
  );
};

const block: Block = {
  slug: 'location_grid',
  interfaceName: 'LocationGridSection',
  labels: { singular: 'Locations', plural: 'Locations' },
  admin: sectionAdmin('location_grid', 'Trust and contact', 'A map with three marks above three addresses.'),
  fields: [
    headingField('the locations'),
    locationsField,
    {
      name: 'showsMap',
      label: 'Show a map',
      type: 'checkbox',
      defaultValue: false,
      validate: validateMap,
      admin: {
        description:
          'A drawing of our own with a mark for each location that has a latitude and a longitude. Nothing is asked of a map service.',
      },
    },
  ],
};

export const locationGrid: SectionCms<'location_grid'> = {
  block,
  project: projectLocationGrid,
  asText: ({ heading, locations }) => [
    ...headingPart(heading),
    ...locations.flatMap(({ name, address, phone, email }) => [
      ...headingPart(name, 3),
      ...linesPart([
        address.organisation,
        address.street,
        `${address.postalCode} ${address.city}`.trim(),
        address.country,
        phone,
        email,
      ]),
    ]),
  ],
};
