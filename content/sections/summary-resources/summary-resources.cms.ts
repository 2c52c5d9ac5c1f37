import { sectionAdmin } from '@keelstone/editing/fields/block-picture.ts';
import { nodesField } from '@keelstone/editing/fields/node-reference.field.ts';
import { headingField } from '@keelstone/editing/fields/words.field.ts';
import { headingPart, referencesPart } from '@keelstone/model/rich-text-parts';
import type { Block } from 'payload';
import type { SectionCms } from '../section-cms.ts';
import { projectSummaryResources } from './summary-resources.projection.ts';

const block: Block = {
  slug: 'summary_resources',
  interfaceName: 'SummaryResourcesSection',
  labels: { singular: 'Chosen resources', plural: 'Chosen resources' },
  admin: sectionAdmin(
    'summary_resources',
    'Cards and pages',
    'Four documents with folded corners in one row.',
  ),
  fields: [
    headingField('the cards'),
    nodesField('resources', 'Resources', 'resource', 'Shown as cards, in this order.'),
  ],
};

export const summaryResources: SectionCms<'summary_resources'> = {
  block,
  project: projectSummaryResources,
  canBeFeatured: true,
  asText: ({ heading, resources }) => [...headingPart(heading), ...referencesPart(resources)],
};
