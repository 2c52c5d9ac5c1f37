import type { TypeGraphql } from '../type-site.ts';

export const platformGraphql: TypeGraphql<'platform'> = {
  fields: `
    products: [NodeReference!]!
  `,
};
