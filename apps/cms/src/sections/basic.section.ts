import type { Block } from 'payload';
import { richTextField } from '../fields/body.field.ts';

export const basicSection: Block = {
  slug: 'basic',
  interfaceName: 'BasicSection',
  labels: { singular: 'Text', plural: 'Texts' },
  fields: [richTextField('body', 'Text', 'A passage of text between other sections.')],
};
