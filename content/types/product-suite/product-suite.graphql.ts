import type { TypeGraphql } from '../type-site.ts';

export const productSuiteGraphql: TypeGraphql<'product_suite'> = {
  fields: `
    "Name of a brand colour."
    accent: String
    products: [NodeReference!]!
  `,
};
