import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { parse } from './graphql-library.ts';
import { NODE_TYPE_NAMES } from './node-type-names.ts';

const SCHEMA = new URL('./schema.graphql', import.meta.url);
const OUTPUT = new URL('./generated/schema-types.ts', import.meta.url);

/** The parents that resolvers are given: published nodes and what the model calls the rest. */
const MAPPERS = {
  Node: '@keelstone/content/types/types.model.ts#PublishedNode',
  NodeReference: '@keelstone/model#NodeReference as ModelNodeReference',
  Media: '@keelstone/model#Picture as MediaParent',
  Image: '@keelstone/model#Image as ModelImage',
  Svg: '../parents.ts#SvgParent',
  ResourceTypeTerm: '@keelstone/model#ResourceTypeTerm as ModelResourceTypeTerm',
  FeaturedItem: '../../search/featured-item.ts#FeaturedItem as FeaturedItemParent',
  ...Object.fromEntries(NODE_TYPE_NAMES.map((name) => [name, `../parents.ts#${name}Parent`])),
};

/** TypeScript for the schema and its resolvers. */
export async function generateTypes(): Promise<string> {
  return codegen({
    filename: fileURLToPath(OUTPUT),
    schema: parse(readFileSync(SCHEMA, 'utf8')),
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
}

/** Writes the types beside the schema. Run it after every change of schema.graphql. */
export async function writeTypes(): Promise<void> {
  mkdirSync(dirname(fileURLToPath(OUTPUT)), { recursive: true });
  writeFileSync(OUTPUT, await generateTypes());
}

/** The types as committed. */
export function readCommittedTypes(): string {
  return readFileSync(OUTPUT, 'utf8');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeTypes();
