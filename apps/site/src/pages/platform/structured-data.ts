import type { PublishedNodeOf } from '@keelstone/model';
import type { SoftwareApplication } from 'schema-dts';
import { namedThings } from '../named-things.ts';
import type { StructuredDataContext } from '../node-page-props.ts';
import { publisher } from '../organisation-data.ts';
import { pictureAddress } from '../picture-address.ts';

/** schema.org SoftwareApplication: its parts as features, the products as what is added to it. */
export function platformData(
  node: PublishedNodeOf<'platform'>,
  context: StructuredDataContext,
): SoftwareApplication {
  const { url, origin } = context;
  return {
    '@type': 'SoftwareApplication',
    name: node.title,
    description: node.excerpt,
    url,
    ...pictureAddress(node.picture, origin),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    featureList: node.parts.map(({ name }) => name),
    softwareAddOn: namedThings('SoftwareApplication', node.products, origin),
    publisher: publisher(context),
  };
}
