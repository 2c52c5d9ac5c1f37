import { say } from '@keelstone/languages/say.ts';
import { type CALLOUT_TONES, CONTENT_TYPES } from '@keelstone/model';
import {
  BoldFeature,
  FixedToolbarFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import type { Block, Field, TextareaField, TextareaFieldValidation, UIField } from 'payload';
import { relationship } from 'payload/shared';
import { validateAddress } from '../../link-address.ts';
import { MEDIA_COLLECTIONS } from '../../media/media-collections.ts';
import { CleanPasteFeature } from './clean-paste.ts';
import { reusableFields } from './reusable.field.ts';
import { TextInStepFeature } from './text-in-step.ts';
import { LinkTargetsFeature, textLinks, validateText } from './text-link.ts';

/** The blocks that can stand inside a text (C-5). */
export type TextBlockKind = 'callout' | 'cited_quote' | 'code' | 'embed' | 'action' | 'figures';

const LONGEST_CODE = 20_000;
const MAX_FIGURES = 4;

/** A button leads somewhere. */
const requireTarget: TextareaFieldValidation = (value, { siblingData }) =>
  (siblingData as { page?: unknown }).page || value?.trim()
    ? validateAddress(value)
    : say('Choose a page above, or give an address.');

/** A line of text. Payload 3.90.1 gives inputs of one line no name in a text's blocks (WCAG 4.1.2), but textareas. */
const line = (name: string, description: string, more: Partial<TextareaField> = {}): TextareaField =>
  ({ name, type: 'textarea', ...more, admin: { description, rows: 1 } }) as TextareaField;

const addressField = (description: string): TextareaField =>
  line('url', description, { label: 'Address', validate: validateAddress });

const TONES: Record<(typeof CALLOUT_TONES)[number], string> = {
  note: 'Note',
  tip: 'Tip',
  warning: 'Warning',
};

/** Paragraphs and lists: anything else would be lost in the projection. */
const calloutEditor = lexicalEditor({
  features: () => [
    CleanPasteFeature(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
    ParagraphFeature(),
    BoldFeature(),
    ItalicFeature(),
    StrikethroughFeature(),
    InlineCodeFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    textLinks(),
    LinkTargetsFeature(),
    TextInStepFeature(),
  ],
});

/** C-14: makes what is typed part of the text at once. It has nothing to show. */
const inStep: UIField = {
  name: 'inStep',
  type: 'ui',
  admin: { components: { Field: '/form-head/view/block-in-step.tsx#BlockInStep' } },
};

// The text around them is localized, so their fields are not.
const blocks: Record<TextBlockKind, Omit<Block, 'slug'>> = {
  callout: {
    labels: { singular: 'Call-out', plural: 'Call-outs' },
    fields: [
      {
        name: 'tone',
        label: 'Kind',
        type: 'select',
        required: true,
        defaultValue: 'note',
        options: Object.entries(TONES).map(([value, label]) => ({ value, label })),
        admin: { description: 'Its name stands above it.' },
      },
      line('title', 'Leave it empty for none.'),
      { name: 'text', type: 'richText', required: true, editor: calloutEditor, validate: validateText },
    ],
  },
  cited_quote: {
    labels: { singular: 'Quote with source', plural: 'Quotes with source' },
    fields: [
      {
        name: 'text',
        label: 'Quote',
        type: 'textarea',
        required: true,
        admin: { description: 'The words, without quotation marks.', rows: 3 },
      },
      line('source', 'Who said it, or where it stands.', { required: true }),
      addressField('Where it can be read. Leave it empty for none.'),
    ],
  },
  code: {
    labels: { singular: 'Code', plural: 'Code' },
    fields: [
      {
        name: 'code',
        type: 'textarea',
        required: true,
        maxLength: LONGEST_CODE,
        admin: { description: 'Shown as it is written, with its line breaks.', rows: 8 },
      },
      line('language', 'Such as sql or json, for programs that read the page.'),
    ],
  },
  embed: {
    labels: { singular: 'Media', plural: 'Media' },
    fields: [
      {
        name: 'media',
        label: 'Which',
        // Not an upload field: that does not support remote videos, which have no file.
        type: 'relationship',
        relationTo: [...MEDIA_COLLECTIONS],
        required: true,
        admin: { appearance: 'drawer', description: 'A picture, drawing, recording, film or file.' },
      },
      line('caption', 'A line below it. Leave it empty for none.'),
    ],
  },
  action: {
    labels: { singular: 'Call to action', plural: 'Calls to action' },
    fields: [
      line('heading', 'Leave it empty for none.'),
      {
        name: 'text',
        type: 'textarea',
        admin: { description: 'One or two sentences. Leave it empty for none.', rows: 2 },
      },
      line('label', 'What the button says.', { label: 'Button', required: true }),
      {
        name: 'page',
        type: 'relationship',
        relationTo: [...CONTENT_TYPES],
        admin: {
          appearance: 'drawer',
          description: 'Where the button leads. While this page is not published, nothing is shown here.',
        },
      },
      line('url', 'Instead of a page, such as /search, or https://example.com.', {
        label: 'Address',
        validate: requireTarget,
      }),
    ],
  },
  figures: {
    labels: { singular: 'Key figures', plural: 'Key figures' },
    fields: [
      {
        name: 'figures',
        label: 'Figures',
        type: 'array',
        labels: { singular: 'Figure', plural: 'Figures' },
        required: true,
        minRows: 1,
        maxRows: MAX_FIGURES,
        fields: [
          line('figure', 'Such as 71 %, or 3.1 million.', { required: true }),
          line('label', 'What it counts.', { required: true }),
        ],
      },
    ],
  },
};

/** Stands for a section that several pages share, as a part of the text: what is published has its text. */
const reusable: Omit<Block, 'slug'> = {
  labels: { singular: 'Reusable section', plural: 'Reusable sections' },
  fields: reusableFields({
    appearance: 'drawer',
    description:
      'It becomes a part of this text: its headings, paragraphs, lists, quotes, media and buttons.',
  }),
};

/**
 * Payload 3.90.1 gives each relationship of a text's blocks `filterOptions`, and then reads all documents that fit,
 * without limit, which nobody may here (http/guard-query.ts): no editor could save such a block.
 */
const withoutFilter = (field: Field): Field =>
  field.type === 'relationship'
    ? ({
        ...field,
        validate: (value: never, options: Parameters<typeof relationship>[1]) =>
          ((field.validate ?? relationship) as typeof relationship)(value, {
            ...options,
            filterOptions: undefined as never,
          }),
      } as Field)
    : field;

export const textBlocks: Block[] = Object.entries({ ...blocks, reusable }).map(([slug, block]) => ({
  slug,
  ...block,
  fields: [inStep, ...block.fields.map(withoutFilter)],
}));

/** A note to the words before it, shown below the text. */
export const footnoteBlock: Block = {
  slug: 'footnote',
  labels: { singular: 'Footnote', plural: 'Footnotes' },
  fields: [
    {
      name: 'text',
      label: 'Note',
      type: 'textarea',
      required: true,
      admin: { description: 'Stands below the text, under a number.', rows: 2 },
    },
    addressField('Where the note leads. Leave it empty for none.'),
  ],
};
