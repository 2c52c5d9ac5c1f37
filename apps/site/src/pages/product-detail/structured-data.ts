import type { PublishedNodeOf } from '@keelstone/model';
import { namedThings } from '../named-things.ts';
import type { StructuredDataContext } from '../node-page-props.ts';
import { pictureAddress } from '../picture-address.ts';

/** schema.org SoftwareApplication: what it can do, whose part it is, what it runs on, and what there is to read. */
export function productDetailData(
  node: PublishedNodeOf<'product_detail'>,
  { url, origin, organisation }: StructuredDataContext,
) {
  const { suite, platform } = node;
  return {
    '@type': 'SoftwareApplication',
    name: node.title,
    description: node.excerpt,
    url,
    ...pictureAddress(node.picture, origin),
    applicationCategory: 'BusinessApplication',
    ...(suite ? { applicationSuite: suite.title } : {}),
    operatingSystem: 'Web',
    ...(platform ? { softwareRequirements: platform.title } : {}),
    featureList: node.capabilities.map(({ title }) => title),
    subjectOf: namedThings('CreativeWork', node.resources, origin),
    publisher: { '@type': 'Organization', name: organisation, url: origin },
  };
}
