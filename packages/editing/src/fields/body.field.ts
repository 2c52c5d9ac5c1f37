import { CONTENT_TYPES } from '@keelstone/model';
import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import type { RichTextField } from 'payload';

/** Exactly the features that the model's rich text supports: anything else would be lost in the projection. */
export const textFeatures = [
  FixedToolbarFeature(),
  InlineToolbarFeature(),
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  InlineCodeFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  BlockquoteFeature(),
  // A link to a page leads there, one to a dialog opens it (U-10).
  LinkFeature({ enabledCollections: [...CONTENT_TYPES, 'dialogs'] }),
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
  admin: { description },
});
