import type { StructuredDataContext } from '@keelstone/ui/pages/node-page-props.ts';
import { publisher } from '@keelstone/ui/structured-data/organisation-data.ts';
import { isoOf, namedThings, pictureAddress } from '@keelstone/ui/structured-data/schema-values.ts';
import type { Article } from 'schema-dts';
import type { PublishedNodeOf } from '../types.model.ts';
import { countWords } from './reading-time.site.ts';

/** schema.org Article, with its dates of publication and last review. */
export function articleData(node: PublishedNodeOf<'article'>, context: StructuredDataContext): Article {
  const { url, origin } = context;
  const words = countWords(node.body);
  return {
    '@type': 'Article',
    headline: node.title,
    description: node.excerpt,
    url,
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': url,
      ...(node.reviewedAt ? { lastReviewed: isoOf(node.reviewedAt) } : {}),
    },
    inLanguage: node.language,
    ...pictureAddress(node.picture, origin),
    datePublished: isoOf(node.publishedAt),
    dateModified: isoOf(Math.max(node.changed, node.publishedAt)),
    articleSection: node.articleTypes.map(({ label }) => label),
    keywords: node.tags.map(({ label }) => label),
    ...(words > 0 ? { wordCount: words } : {}),
    author: namedThings('Person', node.authors, origin),
    publisher: publisher(context),
  };
}
