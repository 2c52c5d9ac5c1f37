import type { PublishedNodeOf } from '@keelstone/model';
import type { StructuredDataContext } from '../node-page-props.ts';

/** schema.org CollectionPage with what it lists. */
export function overviewPageData(
  node: PublishedNodeOf<'overview_page'>,
  { url, origin }: StructuredDataContext,
) {
  return {
    '@type': 'CollectionPage',
    name: node.title,
    description: node.excerpt,
    url,
    inLanguage: node.language,
    hasPart: node.children.map(({ title, path }) => ({
      '@type': 'WebPage',
      name: title,
      url: origin + path,
    })),
  };
}
