import { MOST_FILLED_UP as MOST } from '@keelstone/content/paragraphs/fill-up-to.model.ts';
import { say } from '@keelstone/languages/say.ts';
import type { NumberField } from 'payload';

const USUAL = 3;

/** The total number of nodes to show, filled up with related ones. */
export const fillUpToField = (what: string): NumberField => ({
  name: 'fillUpTo',
  label: 'Fill up to',
  type: 'number',
  required: true,
  defaultValue: USUAL,
  min: 0,
  max: MOST,
  validate: (value: unknown) =>
    (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST) ||
    say('Give a whole number from 0 to {most}; 0 shows only what you chose.', { most: MOST }),
  admin: {
    step: 1,
    description: `The site adds ${what} about the same subjects as this page until there are so many. With 0, only what you chose is shown.`,
  },
});
