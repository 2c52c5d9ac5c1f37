import { addressSchema } from '@keelstone/model/address';
import { defineKind, heading, kindId } from '@keelstone/model/kind';
import * as v from 'valibot';

/** Offices with their addresses, and with a map if `showsMap`. */
export const locationGrid = defineKind(
  v.object({
    kind: v.literal('location_grid'),
    id: kindId,
    heading,
    locations: v.array(
      v.object({
        name: v.string(),
        address: addressSchema,
        phone: v.nullable(v.string()),
        email: v.nullable(v.string()),
        /** In degrees, north and east positive; null if the location is not on the map. */
        coordinates: v.nullable(v.object({ latitude: v.number(), longitude: v.number() })),
        isMain: v.boolean(),
      }),
    ),
    showsMap: v.boolean(),
  }),
  ({ heading, locations }) => [
    heading,
    ...locations.flatMap(({ name, address: { organisation, street, postalCode, city, country } }) => [
      name,
      organisation,
      street,
      `${postalCode} ${city}`,
      country,
    ]),
  ],
);
