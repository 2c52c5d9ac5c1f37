import type { PublishedNodeOf } from '@keelstone/model';
import type { StructuredDataContext } from '../node-page-props.ts';

/** schema.org Service. */
export function solutionData(
  node: PublishedNodeOf<'solution'>,
  { url, organisation }: StructuredDataContext,
) {
  return {
    '@type': 'Service',
    name: node.title,
    description: node.excerpt,
    url,
    provider: { '@type': 'Organization', name: organisation },
    audience: node.industries.map(({ label }) => ({ '@type': 'Audience', audienceType: label })),
  };
}
