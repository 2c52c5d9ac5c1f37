import type { StructuredDataContext } from '@keelstone/ui/pages/node-page-props.ts';
import { publisher } from '@keelstone/ui/structured-data/organisation-data.ts';
import { namedThings, pageValues } from '@keelstone/ui/structured-data/schema-values.ts';
import type { SoftwareApplication } from 'schema-dts';
import type { PublishedNodeOf } from '../types.model.ts';

/** schema.org SoftwareApplication, with its parts as features and the products as add-ons. */
export function platformData(
  node: PublishedNodeOf<'platform'>,
  context: StructuredDataContext,
): SoftwareApplication {
  const { origin } = context;
  return {
    '@type': 'SoftwareApplication',
    ...pageValues(node, context),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    featureList: node.parts.map(({ name }) => name),
    softwareAddOn: namedThings('SoftwareApplication', node.products, origin),
    publisher: publisher(context),
  };
}
