import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { CONTENT_TYPES } from '@keelstone/model';
import { composeSchema } from './compose-schema.ts';
import { parse } from './graphql-library.ts';
import { nodeTypeName } from './node-type-names.ts';

/** The parent types of resolvers: published nodes, and the model's types for the rest. */
const MAPPERS = {
  Node: '@keelstone/content/types/types.model.ts#PublishedNode',
  NodeReference: '@keelstone/model#NodeReference as ModelNodeReference',
  Media: '@keelstone/model#Picture as MediaParent',
  Image: '@keelstone/model#Image as ModelImage',
  Svg: './parents.ts#SvgParent',
  ResourceTypeTerm: '@keelstone/model#ResourceTypeTerm as ModelResourceTypeTerm',
  SearchResult: '../search-result-parent.ts#SearchResultParent',
  FeaturedItem: '../../search/query/featured-item.ts#FeaturedItem as FeaturedItemParent',
  ...Object.fromEntries(CONTENT_TYPES.map(nodeTypeName).map((name) => [name, `./parents.ts#${name}Parent`])),
};

/** The parent type of each concrete node type's resolvers: the published node itself. */
export const generateParents = (): string =>
  [
    "import type { PublishedNodeOf } from '@keelstone/content/types/types.model.ts';\n",
    ...CONTENT_TYPES.map((type) => `export type ${nodeTypeName(type)}Parent = PublishedNodeOf<'${type}'>;`),
    '/** An svg of the media library, or the icon of a term. */',
    'export type SvgParent = { url: string; alt: string };\n',
  ].join('\n');

/** Generates TypeScript for the schema and its resolvers. */
export const generateTypes = (): Promise<string> =>
  codegen({
    filename: 'generated/schema-types.ts',
    schema: parse(composeSchema()),
    documents: [],
    config: {
      enumsAsTypes: true,
      useTypeImports: true,
      maybeValue: 'T | null',
      scalars: { UnixSeconds: 'number' },
      contextType: '../graphql-context.ts#GraphqlContext',
      mappers: MAPPERS,
    },
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers },
  });
