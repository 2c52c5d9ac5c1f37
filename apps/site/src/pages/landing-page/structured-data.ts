import type { PublishedNodeOf } from '@keelstone/model';
import type { StructuredDataContext } from '../node-page-props.ts';

/** schema.org WebPage. */
export function landingPageData(node: PublishedNodeOf<'landing_page'>, { url }: StructuredDataContext) {
  return {
    '@type': 'WebPage',
    name: node.title,
    description: node.excerpt,
    url,
    inLanguage: node.language,
  };
}
