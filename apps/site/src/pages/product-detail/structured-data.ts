import type { PublishedNodeOf } from '@keelstone/model';
import type { StructuredDataContext } from '../node-page-props.ts';

/** schema.org SoftwareApplication with what it can do. */
export function productDetailData(
  node: PublishedNodeOf<'product_detail'>,
  { url, organisation }: StructuredDataContext,
) {
  return {
    '@type': 'SoftwareApplication',
    name: node.title,
    description: node.excerpt,
    url,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    publisher: { '@type': 'Organization', name: organisation },
    featureList: node.capabilities.map(({ title }) => title),
  };
}
