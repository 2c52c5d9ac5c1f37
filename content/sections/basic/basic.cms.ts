import { sectionAdmin } from '@keelstone/editing/fields/block-picture.ts';
import { richTextField } from '@keelstone/editing/fields/body.field.ts';
import type { Block } from 'payload';
import { paragraphsField } from '../../paragraphs/paragraphs.field.cms.ts';
import { paragraphsAsText } from '../../paragraphs/project-paragraphs.ts';
import type { SectionCms } from '../section-cms.ts';
import { projectBasic } from './basic.projection.ts';

const block: Block = {
  slug: 'basic',
  interfaceName: 'BasicSection',
  labels: { singular: 'Text', plural: 'Texts' },
  admin: sectionAdmin('basic', 'Text', 'A column of text with a small heading.'),
  fields: [richTextField('body', 'Text', 'A passage of text between other sections.'), paragraphsField],
};

export const basic: SectionCms<'basic'> = {
  block,
  project: projectBasic,
  asText: ({ body, paragraphs }) => [...body, ...paragraphsAsText(paragraphs, 3)],
};
