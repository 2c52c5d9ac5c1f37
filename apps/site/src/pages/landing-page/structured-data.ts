import type { PublishedNodeOf } from '@keelstone/model';
import type { WebPage } from 'schema-dts';
import { isoOf } from '../iso-of.ts';
import type { StructuredDataContext } from '../node-page-props.ts';
import { pictureAddress } from '../picture-address.ts';

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
