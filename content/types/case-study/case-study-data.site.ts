import type { StructuredDataContext } from '@keelstone/ui/pages/node-page-props.ts';
import { publisher } from '@keelstone/ui/structured-data/organisation-data.ts';
import { isoOf, namedThings, pictureAddress } from '@keelstone/ui/structured-data/schema-values.ts';
import type { Article } from 'schema-dts';
import type { PublishedNodeOf } from '../types.model.ts';

/** schema.org Article about the customer, which mentions the products in use there. */
export function caseStudyData(node: PublishedNodeOf<'case_study'>, context: StructuredDataContext): Article {
  const { url, origin } = context;
  const { customer, location } = node;
  return {
    '@type': 'Article',
    headline: node.title,
    description: node.excerpt,
    url,
    mainEntityOfPage: url,
    inLanguage: node.language,
    ...pictureAddress(node.picture, origin),
    datePublished: isoOf(node.created),
    dateModified: isoOf(node.changed),
    author: publisher(context),
    publisher: publisher(context),
    ...(customer
      ? { about: { '@type': 'Organization', name: customer, ...(location ? { address: location } : {}) } }
      : {}),
    mentions: namedThings('SoftwareApplication', node.products, origin),
  };
}
