import type { Block } from 'payload';
import { paragraphAdmin } from '../fields/block-picture.ts';
import { fillUpToField } from '../fields/fill-up-to.field.ts';
import { nodesField } from '../fields/node-reference.field.ts';
import { headingField } from '../fields/words.field.ts';

export const relatedResourcesParagraph: Block = {
  slug: 'related_resources',
  interfaceName: 'RelatedResourcesParagraph',
  labels: { singular: 'Related resources', plural: 'Related resources' },
  admin: paragraphAdmin(
    'related_resources',
    'Cards and pages',
    'Three sheets of paper side by side, each with a title.',
  ),
  fields: [
    headingField('the resources'),
    nodesField(
      'resources',
      'Resources',
      'resource',
      'These stand first, in this order. Leave it empty to let the site choose.',
    ),
    fillUpToField('resources'),
  ],
};
