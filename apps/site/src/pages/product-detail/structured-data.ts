import type { PublishedNodeOf } from '@keelstone/model';
import type { SoftwareApplication } from 'schema-dts';
import { namedThings } from '../named-things.ts';
import type { StructuredDataContext } from '../node-page-props.ts';
import { publisher } from '../organisation-data.ts';
import { pictureAddress } from '../picture-address.ts';

/** schema.org SoftwareApplication: what it can do, whose part it is, what it runs on, and what there is to read. */
export function productDetailData(
  node: PublishedNodeOf<'product_detail'>,
  context: StructuredDataContext,
): SoftwareApplication {
  const { url, origin } = context;
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
    publisher: publisher(context),
  };
}
