import type { StructuredDataContext } from '@keelstone/ui/pages/node-page-props.ts';
import { isoOf, pageValues } from '@keelstone/ui/structured-data/schema-values.ts';
import type { WebPage } from 'schema-dts';
import type { PublishedNodeOf } from '../types.model.ts';

/** schema.org WebPage. */
export function landingPageData(
  node: PublishedNodeOf<'landing_page'>,
  context: StructuredDataContext,
): WebPage {
  return {
    '@type': 'WebPage',
    ...pageValues(node, context),
    inLanguage: node.language,
    datePublished: isoOf(node.created),
    dateModified: isoOf(node.changed),
  };
}
