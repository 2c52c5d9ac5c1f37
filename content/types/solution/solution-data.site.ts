import type { StructuredDataContext } from '@keelstone/ui/pages/node-page-props.ts';
import { publisher } from '@keelstone/ui/structured-data/organisation-data.ts';
import { namedThings, pageValues } from '@keelstone/ui/structured-data/schema-values.ts';
import type { Service } from 'schema-dts';
import type { PublishedNodeOf } from '../types.model.ts';

/** schema.org Service, with its audience, and the case studies and resources about it. */
export function solutionData(node: PublishedNodeOf<'solution'>, context: StructuredDataContext): Service {
  const { origin } = context;
  return {
    '@type': 'Service',
    ...pageValues(node, context),
    provider: publisher(context),
    audience: node.industries.map(({ label }) => ({ '@type': 'BusinessAudience', audienceType: label })),
    subjectOf: [
      ...namedThings('Article', node.caseStudies, origin),
      ...namedThings('CreativeWork', node.resources, origin),
    ],
  };
}
