import type { LocationGridSection } from '@keelstone/editing/payload-types.ts';
import { projectEach } from '@keelstone/editing/projection/project-each.ts';
import type { ProjectSection } from '../section-cms.ts';

type LocationRow = LocationGridSection['locations'][number];

function coordinatesOf({ latitude, longitude }: LocationRow) {
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
}

const projectLocation = (row: LocationRow) =>
  row.name
    ? {
        name: row.name,
        address: {
          organisation: row.address?.organisation ?? '',
          street: row.address?.street ?? '',
          postalCode: row.address?.postalCode ?? '',
          city: row.address?.city ?? '',
          country: row.address?.country ?? '',
        },
        phone: row.phone || null,
        email: row.email || null,
        coordinates: coordinatesOf(row),
        isMain: Boolean(row.isMain),
      }
    : null;

export const projectLocationGrid: ProjectSection<'location_grid'> = async (document) => {
  const locations = await projectEach(document.locations, projectLocation);
  if (locations.length === 0) return null;
  const hasPlaces = locations.some(({ coordinates }) => coordinates !== null);
  return {
    heading: document.heading || null,
    locations,
    showsMap: Boolean(document.showsMap) && hasPlaces,
  };
};
