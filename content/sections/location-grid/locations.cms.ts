import { addressField } from '@keelstone/editing/fields/address.field.ts';
import { coordinateField } from '@keelstone/editing/fields/coordinate.field.ts';
import { rowLabel } from '@keelstone/editing/fields/labels.ts';
import { requireRows } from '@keelstone/editing/fields/row-limits.ts';
import { lineField } from '@keelstone/editing/fields/words.field.ts';
import { say } from '@keelstone/languages/say.ts';
import type { ArrayField, CheckboxFieldValidation } from 'payload';

const MAX_LOCATIONS = 24;
const PHONE = /^\+?[\d][\d\s()/.-]*$/;

/** The fields of a location that are used in validation. */
export type LocationRow = { latitude?: unknown; longitude?: unknown; isMain?: boolean | null };

const validateMain: CheckboxFieldValidation = (value, { blockData }) => {
  const { locations } = (blockData ?? {}) as { locations?: (LocationRow | null)[] | null };
  const mains = locations?.filter((location) => location?.isMain).length ?? 0;
  return (
    !value || mains < 2 || say('Only one location can be the main one, and these are {mains}.', { mains })
  );
};

const validatePhone = (value: string | null | undefined) =>
  !value ||
  PHONE.test(value.trim()) ||
  say(
    'A telephone number has digits and spaces, and a + before the country’s code, such as +49 40 66969 140.',
  );

/** Offices, in the order in which they are shown. */
export const locationsField: ArrayField = {
  name: 'locations',
  type: 'array',
  ...requireRows({
    min: 1,
    max: MAX_LOCATIONS,
    plural: 'locations',
    reason: 'Without a location there is nowhere to find us.',
  }),
  labels: { singular: 'Location', plural: 'Locations' },
  admin: {
    components: rowLabel('Location'),
    description: 'Offices, from the most important on.',
    initCollapsed: true,
  },
  fields: [
    lineField('name', 'What you call this office, such as "Hamburg".', { required: true }),
    addressField('As it stands on a letter.'),
    {
      name: 'phone',
      type: 'text',
      validate: validatePhone,
      admin: { description: 'With the country’s code, such as +49 40 66969 140. Leave it empty for none.' },
    },
    { name: 'email', type: 'email', admin: { description: 'Leave it empty for none.' } },
    {
      type: 'row',
      fields: [coordinateField('latitude', 'Latitude'), coordinateField('longitude', 'Longitude')],
    },
    {
      name: 'isMain',
      label: 'Main office',
      type: 'checkbox',
      defaultValue: false,
      validate: validateMain,
      admin: { description: 'Stands out among the others. One location at most.' },
    },
  ],
};
