import { say } from '@keelstone/languages/say.ts';
import type { TextField, TextFieldValidation } from 'payload';
import { isTimeZone } from './time-zone.ts';

const validateTimeZone: TextFieldValidation = (value) => {
  if (!value)
    return say('Choose the time zone of the place: without it, nobody knows when the event begins.');
  if (isTimeZone(value)) return true;
  return say(
    '"{value}" is no time zone. Choose one from the list, by its IANA name, such as Europe/Berlin.',
    { value },
  );
};

/**
 * A time zone by its IANA name. Stored as text and offered as a list: the names differ between Node.js releases,
 * and a database enum would require a migration for each.
 */
export const timeZoneField = (description: string): TextField => ({
  name: 'timeZone',
  label: 'Time zone',
  type: 'text',
  required: true,
  defaultValue: 'Europe/Berlin',
  validate: validateTimeZone,
  admin: { description, components: { Field: '/admin/time/time-zone-field.tsx#TimeZoneField' } },
});
