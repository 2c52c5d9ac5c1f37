import type { PublishedNodeOf } from '@keelstone/model';
import type { Service } from 'schema-dts';
import { namedThings } from '../named-things.ts';
import type { StructuredDataContext } from '../node-page-props.ts';
import { publisher } from '../organisation-data.ts';
import { pictureAddress } from '../picture-address.ts';

/** schema.org Service: whom it is for, and who told of it. */
export function solutionData(node: PublishedNodeOf<'solution'>, context: StructuredDataContext): Service {
  const { url, origin } = context;
  return {
    '@type': 'Service',
    name: node.title,
    description: node.excerpt,
    url,
    ...pictureAddress(node.picture, origin),
    provider: publisher(context),
    audience: node.industries.map(({ label }) => ({ '@type': 'BusinessAudience', audienceType: label })),
    subjectOf: [
      ...namedThings('Article', node.caseStudies, origin),
      ...namedThings('CreativeWork', node.resources, origin),
    ],
  };
}
