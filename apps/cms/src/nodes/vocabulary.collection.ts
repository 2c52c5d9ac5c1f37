import type { Vocabulary } from '@keelstone/model';
import type { CollectionConfig, Field } from 'payload';
import { editorAccess } from '../access/collection-access.ts';
import { demoFields } from '../database/demo.field.ts';
import { dependencyHooks } from '../publishing/dependency-hooks.ts';

type VocabularyDefinition = {
  labels: { singular: string; plural: string };
  description: string;
  ownFields?: Field[];
};

const accentField: Field = {
  name: 'accent',
  type: 'text',
  admin: {
    description: 'Name of the colour in the stylesheet, such as rust. Ask a developer before you change it.',
  },
};

const resourceTypeFields: Field[] = [
  {
    name: 'linkText',
    type: 'text',
    localized: true,
    admin: { description: 'What a link to such a resource says, such as "Read the paper".' },
  },
  {
    name: 'icon',
    type: 'upload',
    relationTo: 'svgs',
    admin: { description: 'Drawn on a grid of 24 by 24; shown on cards.' },
  },
];

/** C-3: twelve vocabularies; two have an additional field. */
const VOCABULARY_DEFINITIONS: Record<Vocabulary, VocabularyDefinition> = {
  article_type: {
    labels: { singular: 'Article type', plural: 'Article types' },
    description: 'Kinds of articles, shown on their cards.',
  },
  audio_type: {
    labels: { singular: 'Audio type', plural: 'Audio types' },
    description: 'Kinds of sound recordings.',
  },
  brand_colors: {
    labels: { singular: 'Brand color', plural: 'Brand colors' },
    description: 'Colours that product suites may wear.',
    ownFields: [accentField],
  },
  file_type: {
    labels: { singular: 'File type', plural: 'File types' },
    description: 'Kinds of files to download.',
  },
  image_type: { labels: { singular: 'Image type', plural: 'Image types' }, description: 'Kinds of images.' },
  industries: {
    labels: { singular: 'Industry', plural: 'Industries' },
    description: 'Industries that visitors filter by.',
  },
  product_suites: {
    labels: { singular: 'Product suite (filter)', plural: 'Product suites (filter)' },
    description: 'Names of the suites that visitors filter by.',
    ownFields: [accentField],
  },
  resource_type: {
    labels: { singular: 'Resource type', plural: 'Resource types' },
    description: 'Kinds of resources, with icon and link text.',
    ownFields: resourceTypeFields,
  },
  role_category: {
    labels: { singular: 'Role category', plural: 'Role categories' },
    description: 'By which people are grouped.',
  },
  svg_type: { labels: { singular: 'SVG type', plural: 'SVG types' }, description: 'Kinds of drawings.' },
  tags: { labels: { singular: 'Tag', plural: 'Tags' }, description: 'Subjects that connect pages.' },
  video_type: { labels: { singular: 'Video type', plural: 'Video types' }, description: 'Kinds of videos.' },
};

/** `article_type` → `ArticleTypeTerm`. */
const interfaceNameOf = (vocabulary: Vocabulary) =>
  `${vocabulary.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}Term`;

/** The collection of one vocabulary. All twelve share one id sequence, so an id alone identifies a term. */
export function vocabularyCollection(vocabulary: Vocabulary): CollectionConfig {
  const { labels, description, ownFields = [] } = VOCABULARY_DEFINITIONS[vocabulary];
  return {
    slug: vocabulary,
    labels,
    typescript: { interface: interfaceNameOf(vocabulary) },
    graphQL: false,
    access: editorAccess,
    defaultSort: 'label',
    admin: {
      group: 'Vocabularies',
      description,
      useAsTitle: 'label',
      defaultColumns: ['label', 'updatedAt'],
    },
    hooks: dependencyHooks((id) => `term:${id}`),
    fields: [
      {
        name: 'label',
        type: 'text',
        localized: true,
        required: true,
        maxLength: 120,
        admin: { description: 'What visitors read. A change shows on every page that has this term.' },
      },
      ...ownFields,
      ...demoFields,
    ],
  };
}
