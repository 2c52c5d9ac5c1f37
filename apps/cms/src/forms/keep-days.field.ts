import { say } from '@keelstone/languages/say.ts';
import type { NumberField, NumberFieldSingleValidation } from 'payload';

/** Delivery is retried for five days, so a receiver that is down for days loses nothing. */
const LEAST = 7;
const MOST = 3650;

const validate: NumberFieldSingleValidation = (value) => {
  if (value === null || value === undefined) return true;
  if (Number.isInteger(value) && value >= LEAST && value <= MOST) return true;
  return say('Give a whole number of days from {least} to {most}, or leave it empty.', {
    least: LEAST,
    most: MOST,
  });
};

/** How long submissions of this form are kept in the CMS (C-8). */
export const keepDaysField: NumberField = {
  name: 'keepDays',
  label: 'Days to keep what is sent',
  type: 'number',
  min: LEAST,
  max: MOST,
  validate,
  admin: {
    step: 1,
    description:
      'After that it is deleted here, whether or not it could be forwarded. Left empty, it is the same for all forms: 180 days, unless the configuration says otherwise. Say the same in the note below the button.',
  },
};
