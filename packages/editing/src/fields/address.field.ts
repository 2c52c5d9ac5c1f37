import type { GroupField, TextField } from 'payload';
import { lineField } from './words.field.ts';

const part = (name: string, description: string): TextField => ({
  name,
  type: 'text',
  required: true,
  admin: { description },
});

/** A postal address. Only the country is localized: streets and towns have the same names in every language. */
export const addressField = (description: string): GroupField => ({
  name: 'address',
  type: 'group',
  admin: { description },
  fields: [
    part('organisation', 'Name of the company, with its legal form.'),
    part('street', 'Street and number.'),
    part('postalCode', 'Such as 20457.'),
    part('city', 'Such as Hamburg.'),
    lineField('country', 'Such as Germany.', { required: true }),
  ],
});
