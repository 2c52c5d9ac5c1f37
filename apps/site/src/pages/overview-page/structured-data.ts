import type { PublishedNodeOf } from '@keelstone/model';
import type { CollectionPage } from 'schema-dts';
import { namedThings } from '../named-things.ts';
import type { StructuredDataContext } from '../node-page-props.ts';
import { pictureAddress } from '../picture-address.ts';

/** schema.org CollectionPage with what it lists. */
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
