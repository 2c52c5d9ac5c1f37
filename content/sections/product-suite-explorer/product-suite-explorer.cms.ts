import { sectionAdmin } from '@keelstone/editing/fields/block-picture.ts';
import { nodesField } from '@keelstone/editing/fields/node-reference.field.ts';
import { headingField, linesField } from '@keelstone/editing/fields/words.field.ts';
import { headingPart, paragraphPart, referencesPart } from '@keelstone/model/rich-text-parts';
import type { Block, SingleRelationshipField } from 'payload';
import type { SectionCms } from '../section-cms.ts';
import { projectProductSuiteExplorer } from './product-suite-explorer.projection.ts';

const MAX_SUITES = 8;

const suitesField = {
  ...nodesField(
    'suites',
    'Suites',
    'product_suite',
    'Stand beside one another, in this order. Each brings its colour and its products from its own page.',
  ),
  required: true,
  minRows: 1,
  maxRows: MAX_SUITES,
} as SingleRelationshipField;

const block: Block = {
  slug: 'product_suite_explorer',
  interfaceName: 'ProductSuiteExplorerSection',
  labels: { singular: 'Product suite explorer', plural: 'Product suite explorers' },
  admin: sectionAdmin(
    'product_suite_explorer',
    'Cards and pages',
    'Four columns in four colours, each with the names of its products below.',
  ),
  fields: [
    headingField('the suites'),
    linesField('text', 'One or two sentences before the suites. Leave it empty for none.'),
    suitesField,
  ],
};

export const productSuiteExplorer: SectionCms<'product_suite_explorer'> = {
  block,
  project: projectProductSuiteExplorer,
  asText: ({ heading, text, suites }) => [
    ...headingPart(heading),
    ...paragraphPart(text),
    ...suites.flatMap(({ suite, products }) => [
      ...headingPart(suite.title, 3),
      ...referencesPart([suite, ...products]),
    ]),
  ],
};
