import { paragraphAdmin } from '@keelstone/editing/fields/block-picture.ts';
import { rowLabel } from '@keelstone/editing/fields/labels.ts';
import { requireRows } from '@keelstone/editing/fields/row-limits.ts';
import { headingField, lineField, linesField } from '@keelstone/editing/fields/words.field.ts';
import { say } from '@keelstone/languages/say.ts';
import { headingPart, listPart } from '@keelstone/model/rich-text-parts';
import type { Block, RadioField, TextField, TextFieldValidation } from 'payload';
import type { ParagraphCms } from '../paragraph-cms.ts';
import { projectTextLists } from './text-lists.projection.ts';

const MAX_LISTS = 4;
const MAX_ITEMS = 20;

type Item = { id?: string | null };
type Lists = { lists?: ({ style?: string | null; items?: (Item | null)[] | null } | null)[] | null };

const styleField: RadioField = {
  name: 'style',
  type: 'radio',
  required: true,
  defaultValue: 'bullets',
  options: [
    { value: 'bullets', label: 'Points' },
    { value: 'steps', label: 'Numbered steps' },
    { value: 'terms', label: 'Words and what they mean' },
  ],
  admin: { layout: 'horizontal', description: 'Steps are done in their order; points are true in any.' },
};

/** Payload 3.90.1 does not say where a field is when it validates a form, which has the values of an item twice. */
const validateTitle: TextFieldValidation = (value, { blockData, siblingData }) => {
  if (value?.trim()) return true;
  const own = siblingData as Item;
  const isOwn = (item: Item | null) => item === own || Boolean(own.id && item?.id === own.id);
  const list = (blockData as Lists | undefined)?.lists?.find((each) => each?.items?.some(isOwn));
  return (
    list?.style !== 'terms' ||
    say(
      'In a list of words and what they mean, this is the word. Write it, or choose another style for the list.',
    )
  );
};

const titleField = {
  ...lineField(
    'title',
    'One to four words that stand out before the text. Words and what they mean need one; for others you may leave it empty.',
  ),
  validate: validateTitle,
} as TextField;

const block: Block = {
  slug: 'text_lists',
  interfaceName: 'TextListsParagraph',
  labels: { singular: 'Lists', plural: 'Lists' },
  admin: paragraphAdmin('text_lists', 'Text', 'Numbered steps beside a list of points.'),
  fields: [
    {
      name: 'lists',
      type: 'array',
      ...requireRows({
        min: 1,
        max: MAX_LISTS,
        plural: 'lists',
        reason: 'Without a list there is nothing to read.',
      }),
      labels: { singular: 'List', plural: 'Lists' },
      admin: {
        components: rowLabel('List'),
        description: 'Short lists beside one another, where there is room.',
        initCollapsed: true,
      },
      fields: [
        headingField('the list'),
        styleField,
        {
          name: 'items',
          type: 'array',
          ...requireRows({
            min: 1,
            max: MAX_ITEMS,
            plural: 'items',
            reason: 'A list without items says nothing.',
          }),
          labels: { singular: 'Item', plural: 'Items' },
          admin: { components: rowLabel('Item'), description: 'From top to bottom.', initCollapsed: true },
          fields: [titleField, linesField('text', 'One or two sentences.', { required: true })],
        },
      ],
    },
  ],
};

export const textLists: ParagraphCms<'text_lists'> = {
  block,
  project: projectTextLists,
  asText: ({ lists }, level) =>
    lists.flatMap(({ heading, style, items }) => [
      ...headingPart(heading, level),
      ...listPart(items, style === 'steps'),
    ]),
};
