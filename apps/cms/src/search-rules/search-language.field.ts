import { LANGUAGES, languages } from '@keelstone/languages/languages.ts';
import type { SelectField } from 'payload';
import { languageFromUrl } from './values-from-url.ts';

/** The search language of a rule. Rules are not translated: each language has its own. */
export const searchLanguageField: SelectField = {
  name: 'language',
  type: 'select',
  required: true,
  index: true,
  defaultValue: ({ req }) => languageFromUrl(req),
  options: LANGUAGES.map((value) => ({ value, label: languages[value].name })),
  admin: { description: 'In which language visitors search.', position: 'sidebar' },
};
