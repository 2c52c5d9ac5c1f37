import type { StructuredDataContext } from '@keelstone/ui/pages/node-page-props.ts';
import { isoOf, pictureAddress } from '@keelstone/ui/structured-data/schema-values.ts';
import type { WebPage } from 'schema-dts';
import type { PublishedNodeOf } from '../types.model.ts';

/** schema.org WebPage. */
export function landingPageData(
  node: PublishedNodeOf<'landing_page'>,
  { url, origin }: StructuredDataContext,
): WebPage {
  return {
    '@type': 'WebPage',
    name: node.title,
    description: node.excerpt,
    url,
    inLanguage: node.language,
    ...pictureAddress(node.picture, origin),
    datePublished: isoOf(node.created),
    dateModified: isoOf(node.changed),
  };
}
