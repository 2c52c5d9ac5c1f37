import type { TypeGraphql } from '../type-site.ts';

export const overviewPageGraphql: TypeGraphql<'overview_page'> = {
  fields: `
    listedType: String
    children: [NodeReference!]!
  `,
};
