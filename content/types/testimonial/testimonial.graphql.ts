import type { TypeGraphql } from '../type-site.ts';

export const testimonialGraphql: TypeGraphql<'testimonial'> = {
  fields: `
    quote: String!
    person: String
    role: String
    organisation: String
    logo: Media
    caseStudy: NodeReference
  `,
};
