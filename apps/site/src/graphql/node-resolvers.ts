import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { TYPES } from '@keelstone/content/types/types.site.ts';
import { CONTENT_TYPES, type Picture } from '@keelstone/model';
import type { Resolvers } from './generated/schema-types.ts';
import { nodeTypeName } from './node-type-names.ts';

/** Fields of all nodes that are not simply properties of the published node. */
const common = {
  nid: (node: PublishedNode) => String(node.nid),
  url: (node: PublishedNode) => ({ path: node.path }),
};

/** Resolves abstract types to concrete ones. */
export const typeResolvers = {
  Node: (node: PublishedNode) => nodeTypeName(node.type),
  Media: (media: Picture) => (media.kind === 'image' ? 'Image' : 'Svg'),
};

/** Resolvers of types inside nodes. */
const partResolvers = {
  NodeReference: {
    nid: (reference) => String(reference.nid),
    url: (reference) => ({ path: reference.path }),
  },
  ResourceTypeTerm: { icon: (term) => (term.iconUrl ? { url: term.iconUrl, alt: '' } : null) },
} satisfies Resolvers;

/** Resolvers of the concrete types of `Node`, and of the types inside them. */
export const nodeResolvers = () => ({
  ...partResolvers,
  ...Object.fromEntries(
    CONTENT_TYPES.map((type) => [nodeTypeName(type), { ...common, ...TYPES[type].graphql.resolvers }]),
  ),
});
