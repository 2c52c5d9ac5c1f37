import type { TypeGraphql } from '../type-site.ts';

export const productDetailGraphql: TypeGraphql<'product_detail'> = {
  fields: `
    suite: NodeReference
    capabilities: [Capability!]!
  `,
};
