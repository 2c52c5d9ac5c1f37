import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { Picture } from '@keelstone/model';
import type { Resolvers } from './generated/schema-types.ts';
import { nodeTypeName } from './node-type-names.ts';

const dateTime = (value: number) => ({ value });

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

/** The thirteen concrete types of `Node`, and what nodes are made of. */
export const nodeResolvers = {
  Article: {
    ...common,
    articleType: (article) => article.articleTypes,
    publishedAt: (article) => dateTime(article.publishedAt),
  },
  CaseStudy: common,
  Event: {
    ...common,
    startsAt: (event) => dateTime(event.startsAt),
    endsAt: (event) => (event.endsAt === null ? null : dateTime(event.endsAt)),
  },
  LandingPage: common,
  OverviewPage: common,
  Page: common,
  Person: { ...common, roleCategory: (person) => person.roleCategories },
  Platform: common,
  ProductDetail: common,
  ProductSuite: common,
  Resource: { ...common, resourceType: (resource) => resource.resourceTypes },
  Solution: common,
  Testimonial: common,
  NodeReference: {
    nid: (reference) => String(reference.nid),
    url: (reference) => ({ path: reference.path }),
  },
  ResourceTypeTerm: { icon: (term) => (term.iconUrl ? { url: term.iconUrl, alt: '' } : null) },
} satisfies Resolvers;
