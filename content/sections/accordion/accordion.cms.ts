import { anchorField } from '@keelstone/editing/fields/anchor.field.ts';
import { sectionAdmin } from '@keelstone/editing/fields/block-picture.ts';
import { richTextField } from '@keelstone/editing/fields/body.field.ts';
import { rowLabel } from '@keelstone/editing/fields/labels.ts';
import { requireRows } from '@keelstone/editing/fields/row-limits.ts';
import { headingField, lineField } from '@keelstone/editing/fields/words.field.ts';
import { belowHeading, headingPart } from '@keelstone/model/rich-text-parts';
import type { ArrayField, Block } from 'payload';
import { paragraphsField } from '../../paragraphs/paragraphs.field.cms.ts';
import { paragraphsAsText } from '../../paragraphs/project-paragraphs.ts';
import type { SectionCms } from '../section-cms.ts';
import { projectAccordion } from './accordion.projection.ts';

const MAX_ITEMS = 30;

const itemsField: ArrayField = {
  name: 'items',
  type: 'array',
  ...requireRows({
    min: 1,
    max: MAX_ITEMS,
    plural: 'items',
    reason: 'An accordion without items has nothing to open.',
  }),
  labels: { singular: 'Item', plural: 'Items' },
  admin: {
    components: rowLabel('Item'),
    description: 'Questions and answers, or titles and what is behind them. The first one is open.',
    initCollapsed: true,
  },
  fields: [
    lineField('title', 'What the reader asks, or what is behind it.', { required: true }),
    { ...richTextField('body', 'Text', 'What is shown when the item is open.'), required: true },
    paragraphsField,
    {
      name: 'isDisabled',
      label: 'Cannot be opened or closed',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'It stays as it is, the first one open and any other closed, for instance until something is announced. It is no secret, because without JavaScript everything is open.',
      },
    },
    anchorField('item'),
  ],
};

const block: Block = {
  slug: 'accordion',
  interfaceName: 'AccordionSection',
  labels: { singular: 'Accordion', plural: 'Accordions' },
  admin: sectionAdmin(
    'accordion',
    'Text',
    'Ruled rows with plus signs; the second one is open and shows text.',
  ),
  fields: [
    headingField('the items'),
    itemsField,
    {
      name: 'allowsSeveralOpen',
      label: 'Several may be open at once',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Otherwise opening one closes the other. Good where readers compare.' },
    },
    {
      name: 'allowsAllClosed',
      label: 'All may be closed',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Otherwise one always stays open.' },
    },
    {
      name: 'ignoresAddress',
      label: 'Leave the address alone',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'Otherwise the address says which item is open, so that readers can pass a link to it on.',
      },
    },
    {
      name: 'addsToHistory',
      label: 'Back returns to the item before',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        condition: (_, siblings) => siblings?.ignoresAddress !== true,
        description: 'Otherwise Back leaves the page. Good where each item is like a page of its own.',
      },
    },
  ],
};

export const accordion: SectionCms<'accordion'> = {
  block,
  project: projectAccordion,
  asText: ({ heading, items }) => [
    ...headingPart(heading),
    ...items.flatMap(({ title, body, paragraphs }) => [
      ...headingPart(title, 3),
      ...belowHeading(body),
      ...paragraphsAsText(paragraphs, 4),
    ]),
  ],
};
