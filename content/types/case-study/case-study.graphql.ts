import type { TypeGraphql } from '../type-site.ts';

export const caseStudyGraphql: TypeGraphql<'case_study'> = {
  fields: `
    customer: String
    results: [Result!]!
  `,
};
