import type { AdminText } from '@keelstone/languages/say.ts';
import type { ArrayField } from 'payload';
import { rowLabel } from './labels.ts';
import { limitRows } from './row-limits.ts';

type TitledTexts = {
  name: string;
  labels: { singular: string; plural: string };
  maxRows: number;
  description: string;
  /** Descriptions below the title and the text of a row, for editors. */
  titleDescription: string;
  textDescription: string;
};

/** Short texts with titles: capabilities, outcomes, situations. */
export const titledTextsField = (definition: TitledTexts): ArrayField => ({
  name: definition.name,
  label: definition.labels.plural,
  type: 'array',
  labels: definition.labels,
  ...limitRows(definition.maxRows, definition.labels.plural.toLowerCase() as AdminText),
  admin: {
    components: rowLabel(definition.labels.singular),
    description: definition.description,
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
      admin: { description: definition.titleDescription },
    },
    {
      name: 'text',
      type: 'textarea',
      localized: true,
      required: true,
      admin: { description: definition.textDescription, rows: 3 },
    },
  ],
});
