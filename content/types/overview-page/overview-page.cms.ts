import { typeLabel } from '@keelstone/editing/fields/labels.ts';
import { anyNodesField } from '@keelstone/editing/fields/node-reference.field.ts';
import { CONTENT_TYPES } from '@keelstone/model';
import type { TypeCms } from '../type-cms.ts';
import { projectOverviewPage } from './overview-page.projection.ts';

export const overviewPage: TypeCms<'overview_page'> = {
  type: 'overview_page',
  interfaceName: 'OverviewPage',
  labels: { singular: 'Overview page', plural: 'Overview pages' },
  description: 'Leads to other pages: chosen ones, or all of one content type with search.',
  ownFields: [
    {
      name: 'listedType',
      label: 'Lists all',
      type: 'select',
      options: CONTENT_TYPES.map((type) => ({ value: type, label: typeLabel(type) })),
      admin: {
        description:
          'Lists every published page of this type, with search and filters. Leave it empty for none.',
      },
    },
    anyNodesField('children', 'Chosen pages'),
  ],
  project: projectOverviewPage,
};
