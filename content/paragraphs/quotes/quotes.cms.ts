import { paragraphAdmin } from '@keelstone/editing/fields/block-picture.ts';
import { rowLabel } from '@keelstone/editing/fields/labels.ts';
import { nodeField } from '@keelstone/editing/fields/node-reference.field.ts';
import { pictureField } from '@keelstone/editing/fields/picture.field.ts';
import { requireRows } from '@keelstone/editing/fields/row-limits.ts';
import { lineField, linesField } from '@keelstone/editing/fields/words.field.ts';
import { type AdminText, say } from '@keelstone/languages/say.ts';
import { quotePart } from '@keelstone/model/rich-text-parts';
import type { Block, Condition, Field, RadioField } from 'payload';
import type { ParagraphCms } from '../paragraph-cms.ts';
import { projectQuotes } from './quotes.projection.ts';

const MAX_QUOTES = 6;

const sourceField: RadioField = {
  name: 'source',
  label: 'What is quoted',
  type: 'radio',
  required: true,
  defaultValue: 'testimonial',
  options: [
    { value: 'testimonial', label: 'A testimonial' },
    { value: 'words', label: 'Words given here' },
  ],
  admin: {
    layout: 'horizontal',
    description: 'A testimonial is kept in one place and changes everywhere at once.',
  },
};

const isTestimonial: Condition = (_, quote) => quote?.source !== 'words';
const isWords: Condition = (_, quote) => quote?.source === 'words';

/** Requires a value, with a message that says in the editor's terms what is missing. */
const demand = (message: AdminText) => (value: unknown) =>
  (typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined) || say(message);

const testimonialField: Field = {
  ...nodeField('testimonial', 'Testimonial', 'testimonial', 'Whose words these are.'),
  required: true,
  validate: demand('Choose a testimonial, or choose "Words given here" above and write them.'),
};

const ownFields: Field[] = [
  {
    ...linesField('quote', 'One to three sentences, without quotation marks: the site sets them.', {
      required: true,
    }),
    validate: demand('Write what was said, or choose "A testimonial" above.'),
  },
  {
    name: 'person',
    type: 'text',
    required: true,
    validate: demand('Say who said it: a quotation without a name is a claim of our own.'),
    admin: { description: 'Who says it.' },
  },
  lineField('role', 'What they do, such as "Director of Risk". Leave it empty for none.'),
  {
    name: 'organisation',
    type: 'text',
    admin: { description: 'For whom they work. Leave it empty for none.' },
  },
  pictureField('logo', 'Logo', 'Of the organisation, best as a drawing (SVG). Leave it empty for none.'),
  nodeField(
    'caseStudy',
    'Case study',
    'case_study',
    'Where the whole story is told. Leave it empty for none.',
  ),
];

const block: Block = {
  slug: 'quotes',
  interfaceName: 'QuotesParagraph',
  labels: { singular: 'Quotations', plural: 'Quotations' },
  admin: paragraphAdmin('quotes', 'Text', 'A large quotation mark, three lines of words, and a name.'),
  fields: [
    {
      name: 'quotes',
      label: 'Quotations',
      type: 'array',
      ...requireRows({
        min: 1,
        max: MAX_QUOTES,
        plural: 'quotations',
        reason: 'Without a quotation there is nothing to read.',
      }),
      labels: { singular: 'Quotation', plural: 'Quotations' },
      admin: {
        components: rowLabel('Quotation'),
        description: 'What somebody said, and who. One is stronger than three.',
        initCollapsed: true,
      },
      fields: [
        sourceField,
        { ...testimonialField, admin: { ...testimonialField.admin, condition: isTestimonial } } as Field,
        ...ownFields.map((field) => ({ ...field, admin: { ...field.admin, condition: isWords } }) as Field),
      ],
    },
  ],
};

export const quotes: ParagraphCms<'quotes'> = {
  block,
  project: projectQuotes,
  asText: ({ quotes: all }) => all.flatMap(quotePart),
};
