import { sectionAdmin } from '@keelstone/editing/fields/block-picture.ts';
import { anyNodesField } from '@keelstone/editing/fields/node-reference.field.ts';
import { headingField } from '@keelstone/editing/fields/words.field.ts';
import { headingPart, referencesPart } from '@keelstone/model/rich-text-parts';
import type { Block } from 'payload';
import type { SectionCms } from '../section-cms.ts';
import { projectSummaryContent } from './summary-content.projection.ts';

const block: Block = {
  slug: 'summary_content',
  interfaceName: 'SummaryContentSection',
  labels: { singular: 'Chosen pages', plural: 'Chosen pages' },
  admin: sectionAdmin('summary_content', 'Cards and pages', 'One large page and two small ones beside it.'),
  fields: [headingField('the cards'), anyNodesField('nodes', 'Pages')],
};

export const summaryContent: SectionCms<'summary_content'> = {
  block,
  project: projectSummaryContent,
  asText: ({ heading, nodes }) => [...headingPart(heading), ...referencesPart(nodes)],
};
