import type { TypeGraphql } from '../type-site.ts';

export const personGraphql: TypeGraphql<'person'> = {
  fields: `
    role: String
    roleCategory: [Term!]!
    portrait: Image
    links: [Link!]!
  `,
  resolvers: { roleCategory: (person) => person.roleCategories },
};
