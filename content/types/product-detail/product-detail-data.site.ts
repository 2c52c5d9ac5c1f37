import type { StructuredDataContext } from '@keelstone/ui/pages/node-page-props.ts';
import { publisher } from '@keelstone/ui/structured-data/organisation-data.ts';
import { namedThings, pageValues } from '@keelstone/ui/structured-data/schema-values.ts';
import type { SoftwareApplication } from 'schema-dts';
import type { PublishedNodeOf } from '../types.model.ts';

/** schema.org SoftwareApplication, with its capabilities, suite, platform, and documents. */
export function productDetailData(
  node: PublishedNodeOf<'product_detail'>,
  context: StructuredDataContext,
): SoftwareApplication {
  const { origin } = context;
  const { suite, platform } = node;
  return {
    '@type': 'SoftwareApplication',
    ...pageValues(node, context),
    applicationCategory: 'BusinessApplication',
    ...(suite ? { applicationSuite: suite.title } : {}),
    operatingSystem: 'Web',
    ...(platform ? { softwareRequirements: platform.title } : {}),
    featureList: node.capabilities.map(({ title }) => title),
    subjectOf: namedThings('CreativeWork', node.resources, origin),
    publisher: publisher(context),
  };
}
