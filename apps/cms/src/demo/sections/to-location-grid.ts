import { words } from '../demo-context.ts';
import { stableId } from '../stable-id.ts';
import type { ToSectionFields } from './section-fields.ts';

export const toLocationGrid: ToSectionFields<'location_grid'> = (
  { heading, showsMap, locations },
  id,
  context,
) => ({
  heading: words(heading, context),
  showsMap,
  locations: locations.map(({ name, address, phone, email, coordinates, isMain = false }, index) => ({
    id: stableId(id, 'location', index),
    name: words(name, context),
    address: { ...address, country: address.country[context.language] },
    phone,
    email,
    latitude: coordinates?.[0],
    longitude: coordinates?.[1],
    isMain,
  })),
});
