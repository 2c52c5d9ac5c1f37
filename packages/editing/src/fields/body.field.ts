import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  createServerFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import type { RichTextField } from 'payload';
import { CleanPasteFeature } from './text/clean-paste.ts';
import { footnoteBlock, textBlocks } from './text/text-blocks.ts';
import { TextInStepFeature } from './text/text-in-step.ts';
import { LinkTargetsFeature, textLinks, validateText } from './text/text-link.ts';

/** The slash menu and the toolbar offer parts of a text in a table's cell as well, where none is published. */
const PartsBelowTablesFeature = createServerFeature({
  key: 'partsBelowTables',
  feature: { ClientFeature: '/table-parts/view/parts-below-tables.tsx#PartsBelowTablesFeatureClient' },
});

/** Exactly the features that the model's rich text supports: anything else would be lost in the projection. */
export const textFeatures = [
  CleanPasteFeature(),
  TextInStepFeature(),
  FixedToolbarFeature(),
  InlineToolbarFeature(),
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  StrikethroughFeature(),
  InlineCodeFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  BlockquoteFeature(),
  textLinks(),
  LinkTargetsFeature(),
  EXPERIMENTAL_TableFeature(),
  PartsBelowTablesFeature(),
  BlocksFeature({ blocks: textBlocks, inlineBlocks: [footnoteBlock] }),
  HorizontalRuleFeature(),
  UploadFeature({
    enabledCollections: ['images'],
    collections: {
      images: {
        fields: [
          {
            name: 'caption',
            type: 'text',
            admin: { description: 'A line below the picture. Leave it empty for none.' },
          },
        ],
      },
    },
  }),
];

export const textEditor = lexicalEditor({ features: () => textFeatures });

/** A localized field with rich text. */
export const richTextField = (name: string, label: string, description: string): RichTextField => ({
  name,
  label,
  type: 'richText',
  localized: true,
  editor: textEditor,
  validate: validateText,
  admin: { description },
});
