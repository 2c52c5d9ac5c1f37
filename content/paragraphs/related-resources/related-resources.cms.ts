import { paragraphAdmin } from '@keelstone/editing/fields/block-picture.ts';
import { fillUpToField } from '@keelstone/editing/fields/fill-up-to.field.ts';
import { nodesField } from '@keelstone/editing/fields/node-reference.field.ts';
import { headingField } from '@keelstone/editing/fields/words.field.ts';
import { headingPart, referencesPart } from '@keelstone/model/rich-text-parts';
import type { Block } from 'payload';
import type { ParagraphCms } from '../paragraph-cms.ts';
import { projectRelatedResources } from './related-resources.projection.ts';

const block: Block = {
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

export const relatedResources: ParagraphCms<'related_resources'> = {
  block,
  project: projectRelatedResources,
  asText: ({ heading, resources }, level) => [
    ...headingPart(resources.length > 0 ? heading : null, level),
    ...referencesPart(resources),
  ],
};
