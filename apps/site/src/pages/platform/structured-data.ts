import type { PublishedNodeOf } from '@keelstone/model';
import { namedThings } from '../named-things.ts';
import type { StructuredDataContext } from '../node-page-props.ts';
import { pictureAddress } from '../picture-address.ts';

/** schema.org SoftwareApplication: its parts as features, the products as what is added to it. */
export function platformData(
  node: PublishedNodeOf<'platform'>,
  { url, origin, organisation }: StructuredDataContext,
) {
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
    publisher: { '@type': 'Organization', name: organisation, url: origin },
  };
}
