import type { TypeGraphql } from '../type-site.ts';

export const solutionGraphql: TypeGraphql<'solution'> = {
  fields: `
    products: [NodeReference!]!
  `,
};
