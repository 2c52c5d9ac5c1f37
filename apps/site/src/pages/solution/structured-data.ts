import type { PublishedNodeOf } from '@keelstone/model';
import { namedThings } from '../named-things.ts';
import type { StructuredDataContext } from '../node-page-props.ts';
import { pictureAddress } from '../picture-address.ts';

/** schema.org Service: whom it is for, and who told of it. */
export function solutionData(
  node: PublishedNodeOf<'solution'>,
  { url, origin, organisation }: StructuredDataContext,
) {
  return {
    '@type': 'Service',
    name: node.title,
    description: node.excerpt,
    url,
    ...pictureAddress(node.picture, origin),
    provider: { '@type': 'Organization', name: organisation, url: origin },
    audience: node.industries.map(({ label }) => ({ '@type': 'BusinessAudience', audienceType: label })),
    subjectOf: [
      ...namedThings('Article', node.caseStudies, origin),
      ...namedThings('CreativeWork', node.resources, origin),
    ],
  };
}
