import type { PublishedNodeOf } from '@keelstone/model';
import type { StructuredDataContext } from '../node-page-props.ts';

/** schema.org ProductGroup with its products. */
export function productSuiteData(
  node: PublishedNodeOf<'product_suite'>,
  { url, origin, organisation }: StructuredDataContext,
) {
  return {
    '@type': 'ProductGroup',
    name: node.title,
    description: node.excerpt,
    url,
    brand: { '@type': 'Brand', name: organisation },
    hasVariant: node.products.map(({ title, path }) => ({
      '@type': 'Product',
      name: title,
      url: origin + path,
    })),
  };
}
