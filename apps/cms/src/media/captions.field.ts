import { say } from '@keelstone/languages/say.ts';
import type { ArrayField } from 'payload';

/** A BCP 47 language tag: `en`, `pt-BR`. */
const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

const validateLanguage = (value: string | null | undefined): true | string =>
  LANGUAGE_TAG.test(value ?? '') || say('Give the language’s short name, such as en or pt-BR.');

/** Caption tracks, one per language. */
export const captionsField: ArrayField = {
  name: 'captions',
  type: 'array',
  labels: { singular: 'Captions', plural: 'Captions' },
  admin: {
    description: 'What is said and heard, shown in the film. One file for each language.',
    initCollapsed: false,
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'language',
          type: 'text',
          required: true,
          maxLength: 20,
          validate: validateLanguage,
          admin: { description: 'Such as en or pt-BR.', width: '30%' },
        },
        {
          name: 'label',
          type: 'text',
          required: true,
          maxLength: 60,
          admin: { description: 'What the player calls it, such as English.', width: '70%' },
        },
      ],
    },
    {
      name: 'file',
      type: 'upload',
      relationTo: 'captions',
      required: true,
      admin: { description: 'A WebVTT file.' },
    },
  ],
};
