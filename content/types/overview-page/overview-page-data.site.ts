import type { StructuredDataContext } from '@keelstone/ui/pages/node-page-props.ts';
import { namedThings, pageValues } from '@keelstone/ui/structured-data/schema-values.ts';
import type { CollectionPage } from 'schema-dts';
import type { PublishedNodeOf } from '../types.model.ts';

/** schema.org CollectionPage with the pages that it lists. */
export function overviewPageData(
  node: PublishedNodeOf<'overview_page'>,
  context: StructuredDataContext,
): CollectionPage {
  return {
    '@type': 'CollectionPage',
    ...pageValues(node, context),
    inLanguage: node.language,
    hasPart: namedThings('WebPage', node.children, context.origin),
  };
}
