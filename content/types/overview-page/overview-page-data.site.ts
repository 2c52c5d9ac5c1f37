import type { StructuredDataContext } from '@keelstone/ui/pages/node-page-props.ts';
import { namedThings, pictureAddress } from '@keelstone/ui/structured-data/schema-values.ts';
import type { CollectionPage } from 'schema-dts';
import type { PublishedNodeOf } from '../types.model.ts';

/** schema.org CollectionPage with the pages that it lists. */
export function overviewPageData(
  node: PublishedNodeOf<'overview_page'>,
  { url, origin }: StructuredDataContext,
): CollectionPage {
  return {
    '@type': 'CollectionPage',
    name: node.title,
    description: node.excerpt,
    url,
    inLanguage: node.language,
    ...pictureAddress(node.picture, origin),
    hasPart: namedThings('WebPage', node.children, origin),
  };
}
