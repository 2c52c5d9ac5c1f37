import { nodesField } from '@keelstone/editing/fields/node-reference.field.ts';
import { titledTextsField } from '@keelstone/editing/fields/titled-texts.field.ts';
import type { TypeCms } from '../type-cms.ts';
import { projectPlatform } from './platform.projection.ts';
import { platformPartsField } from './platform-parts.cms.ts';

export const platform: TypeCms<'platform'> = {
  type: 'platform',
  interfaceName: 'Platform',
  labels: { singular: 'Platform', plural: 'Platforms' },
  description: 'What the products stand on and share.',
  ownFields: [
    nodesField('products', 'Products', 'product_detail', 'Products that stand on this platform.'),
    platformPartsField,
    titledTextsField({
      name: 'integrations',
      labels: { singular: 'Integration', plural: 'Integrations' },
      maxRows: 12,
      description: 'What the platform works together with, in this order.',
      titleDescription: 'The other system, or its kind, such as "Human resources systems".',
      textDescription: 'What goes back and forth, in one or two sentences.',
    }),
  ],
  project: projectPlatform,
};
