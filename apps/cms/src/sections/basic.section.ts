import type { Block } from 'payload';
import { sectionAdmin } from '../fields/block-picture.ts';
import { richTextField } from '../fields/body.field.ts';
import { paragraphsField } from '../fields/paragraphs.field.ts';

export const basicSection: Block = {
  slug: 'basic',
  interfaceName: 'BasicSection',
  labels: { singular: 'Text', plural: 'Texts' },
  admin: sectionAdmin('basic', 'Text', 'A column of text with a small heading.'),
  fields: [richTextField('body', 'Text', 'A passage of text between other sections.'), paragraphsField],
};
