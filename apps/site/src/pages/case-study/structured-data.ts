import type { PublishedNodeOf } from '@keelstone/model';
import type { Article } from 'schema-dts';
import { isoOf } from '../iso-of.ts';
import { namedThings } from '../named-things.ts';
import type { StructuredDataContext } from '../node-page-props.ts';
import { publisher } from '../organisation-data.ts';
import { pictureAddress } from '../picture-address.ts';

/** schema.org Article about the customer, mentioning what is in use there. */
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
