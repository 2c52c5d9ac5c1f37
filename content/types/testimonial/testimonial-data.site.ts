import type { StructuredDataContext } from '@keelstone/ui/pages/node-page-props.ts';
import { namedThings } from '@keelstone/ui/structured-data/schema-values.ts';
import type { Organization, Person, Quotation } from 'schema-dts';
import type { PublishedNodeOf } from '../types.model.ts';

/** schema.org Quotation, with its speaker and the products and case study that it is about. */
export function testimonialData(
  node: PublishedNodeOf<'testimonial'>,
  { url, origin }: StructuredDataContext,
): Quotation {
  const { person, role, organisation, caseStudy } = node;
  const affiliation = organisation ? ({ '@type': 'Organization', name: organisation } as const) : null;
  const speaker: Person | Organization | null = person
    ? {
        '@type': 'Person',
        name: person,
        ...(role ? { jobTitle: role } : {}),
        ...(affiliation ? { affiliation } : {}),
      }
    : affiliation;
  return {
    '@type': 'Quotation',
    name: node.title,
    text: node.quote,
    url,
    inLanguage: node.language,
    ...(speaker ? { spokenByCharacter: speaker } : {}),
    about: namedThings('SoftwareApplication', node.products, origin),
    ...(caseStudy ? { subjectOf: namedThings('Article', [caseStudy], origin)[0] } : {}),
  };
}
