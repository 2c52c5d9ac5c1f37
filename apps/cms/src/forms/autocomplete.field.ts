import type { SelectField } from 'payload';

/** HTML autofill tokens for text inputs (WCAG 1.3.5); e-mail and telephone are field kinds of their own. */
const AUTOFILL_TOKENS: Record<string, string> = {
  name: 'Full name',
  'honorific-prefix': 'Title before the name',
  'given-name': 'First name',
  'additional-name': 'Middle name',
  'family-name': 'Family name',
  'honorific-suffix': 'Letters after the name',
  nickname: 'Nickname',
  'organization-title': 'Position in the organisation',
  organization: 'Organisation',
  'street-address': 'Street and number',
  'address-line1': 'Address, first line',
  'address-line2': 'Address, second line',
  'address-line3': 'Address, third line',
  'address-level1': 'State or region',
  'address-level2': 'Town',
  'postal-code': 'Postal code',
  country: 'Country, as its code',
  'country-name': 'Country',
  language: 'Preferred language',
  url: 'Website',
  username: 'User name',
};

/** The autofill token of the field. */
export const autocompleteField: SelectField = {
  name: 'autocomplete',
  label: 'Asks the visitor for their',
  type: 'select',
  options: Object.entries(AUTOFILL_TOKENS).map(([value, label]) => ({ value, label })),
  admin: {
    width: '50%',
    description:
      'The browser then offers what it knows. Leave it empty when the field is about somebody or something else.',
  },
};
