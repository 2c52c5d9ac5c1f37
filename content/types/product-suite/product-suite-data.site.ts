import type { StructuredDataContext } from '@keelstone/ui/pages/node-page-props.ts';
import { publisher } from '@keelstone/ui/structured-data/organisation-data.ts';
import { namedThings, pageValues } from '@keelstone/ui/structured-data/schema-values.ts';
import type { SoftwareApplication } from 'schema-dts';
import type { PublishedNodeOf } from '../types.model.ts';

/**
 * schema.org SoftwareApplication with its products as parts; not a ProductGroup, whose members are variants of
 * one product.
 */
export function productSuiteData(
  node: PublishedNodeOf<'product_suite'>,
  context: StructuredDataContext,
): SoftwareApplication {
  const { origin } = context;
  return {
    '@type': 'SoftwareApplication',
    ...pageValues(node, context),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    featureList: node.outcomes.map(({ title }) => title),
    hasPart: namedThings('SoftwareApplication', node.products, origin),
    audience: node.industries.map(({ label }) => ({ '@type': 'BusinessAudience', audienceType: label })),
    subjectOf: namedThings('Article', node.caseStudies, origin),
    publisher: publisher(context),
  };
}
