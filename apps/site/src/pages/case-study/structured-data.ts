import type { PublishedNodeOf } from '@keelstone/model';
import type { StructuredDataContext } from '../node-page-props.ts';

/** schema.org Article about the customer. */
export function caseStudyData(
  node: PublishedNodeOf<'case_study'>,
  { url, organisation }: StructuredDataContext,
) {
  return {
    '@type': 'Article',
    headline: node.title,
    description: node.excerpt,
    url,
    inLanguage: node.language,
    datePublished: new Date(node.created * 1000).toISOString(),
    publisher: { '@type': 'Organization', name: organisation },
    ...(node.customer ? { about: { '@type': 'Organization', name: node.customer } } : {}),
  };
}
