import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { TYPES } from '@keelstone/content/types/types.site.ts';
import { CONTENT_TYPES, type Picture } from '@keelstone/model';
import type { Resolvers } from './generated/schema-types.ts';
import { nodeTypeName } from './node-type-names.ts';

/** Fields of every node that are not properties of the published node as they stand. */
const common = {
  nid: (node: PublishedNode) => String(node.nid),
  url: (node: PublishedNode) => ({ path: node.path }),
};

/** How abstract types find the concrete one, in Mercurius's way of saying it. */
export const typeResolvers = {
  Node: { resolveType: (node: PublishedNode) => nodeTypeName(node.type) },
  Media: { resolveType: (media: Picture) => (media.kind === 'image' ? 'Image' : 'Svg') },
};

/** Parts of nodes. */
const partResolvers = {
  NodeReference: {
    nid: (reference) => String(reference.nid),
    url: (reference) => ({ path: reference.path }),
  },
  ResourceTypeTerm: { icon: (term) => (term.iconUrl ? { url: term.iconUrl, alt: '' } : null) },
} satisfies Resolvers;

/** The concrete types of `Node`, and what nodes are made of. */
export const nodeResolvers = () => ({
  ...partResolvers,
  ...Object.fromEntries(
    CONTENT_TYPES.map((type) => [nodeTypeName(type), { ...common, ...TYPES[type].graphql.resolvers }]),
  ),
});
