import type { TypeGraphql } from '../type-site.ts';

export const resourceGraphql: TypeGraphql<'resource'> = {
  fields: `
    resourceType: [ResourceTypeTerm!]!
    "Links to this resource open its asset instead of its page."
    linksToAsset: Boolean!
    asset: File
  `,
  resolvers: { resourceType: (resource) => resource.resourceTypes },
};
