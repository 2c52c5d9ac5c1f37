import type { PublishedNodeOf } from '@keelstone/model';
import type { StructuredDataContext } from '../node-page-props.ts';

/** schema.org Article. */
export function articleData(
  node: PublishedNodeOf<'article'>,
  { url, origin, organisation }: StructuredDataContext,
) {
  return {
    '@type': 'Article',
    headline: node.title,
    description: node.excerpt,
    url,
    inLanguage: node.language,
    datePublished: new Date(node.publishedAt * 1000).toISOString(),
    dateModified: new Date(node.changed * 1000).toISOString(),
    author: node.authors.map(({ title, path }) => ({ '@type': 'Person', name: title, url: origin + path })),
    publisher: { '@type': 'Organization', name: organisation },
  };
}
