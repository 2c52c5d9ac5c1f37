import { addressSchema } from '@keelstone/model/address';
import { defineKind, heading, kindId } from '@keelstone/model/kind';
import * as v from 'valibot';

/** Offices, with addresses; on a map of our own when `showsMap`. */
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
        /** In degrees, north and east positive; null when the place is not to be drawn. */
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
