import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { composeSchema } from './compose-schema.ts';
import { Documents } from './documents.ts';
import { executeBody, type GraphqlDependencies } from './execute-request.ts';
import { sendRefusal } from './graphql-errors.ts';
import {
  buildSchema,
  isAbstractType,
  isObjectType,
  NoSchemaIntrospectionCustomRule,
} from './graphql-library.ts';
import { nodeResolvers, typeResolvers } from './node-resolvers.ts';
import { DEPTH_LIMIT, limitRootFields } from './query-limits.ts';
import { queryResolvers, searchResolvers } from './query-resolvers.ts';
import { type ReceivedBody, readBodies, readUrl } from './read-body.ts';

const PATH = '/graphql';
const BODY_LIMIT = 64 * 1024;

/** An introspection query is nested more deeply than any query for content. */
const INTROSPECTION_DEPTH = 16;

/**
 * The schema with its resolvers.
 *
 * @throws Error if a resolver is of a field that the schema does not have
 */
function schemaWithResolvers(): GraphQLSchema {
  const schema = buildSchema(composeSchema());
  const resolvers = { ...nodeResolvers(), Query: queryResolvers, SearchResult: searchResolvers };
  for (const [name, fields] of Object.entries<Record<string, unknown>>(resolvers)) {
    const type = schema.getType(name);
    for (const [fieldName, resolve] of Object.entries(fields)) {
      const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
      if (!field) throw new Error(`The schema has no field ${name}.${fieldName}.`);
      field.resolve = resolve as GraphQLFieldResolver<unknown, unknown>;
    }
  }
  for (const [name, resolveType] of Object.entries(typeResolvers)) {
    const type = schema.getType(name);
    if (!isAbstractType(type)) throw new Error(`The schema has no interface or union ${name}.`);
    type.resolveType = resolveType;
  }
  return schema;
}

/**
 * Serves GraphQL at `/graphql`: by POST, and by GET if the configuration allows it. Introspection is enabled in
 * development only; the schema itself is public, in generated/schema.graphql.
 */
export async function registerGraphql(app: FastifyInstance, deps: GraphqlDependencies): Promise<void> {
  const { configuration } = deps;
  await app.register(async (scope) => {
    readBodies(scope, deps.graphqlCache);
    scope.setErrorHandler(sendRefusal);
    const documents = new Documents(schemaWithResolvers(), {
      depth: configuration.isDevelopment ? INTROSPECTION_DEPTH : DEPTH_LIMIT,
      rules: [limitRootFields, ...(configuration.isDevelopment ? [] : [NoSchemaIntrospectionCustomRule])],
    });

    const serving = { ...deps, documents };
    const isSearch = ({ body }: FastifyRequest) => !(body as ReceivedBody | undefined)?.cached;
    const handler = (request: FastifyRequest, reply: FastifyReply) =>
      executeBody(request.body as ReceivedBody | undefined, reply, serving);
    scope.post(PATH, { bodyLimit: BODY_LIMIT, config: { isSearch } }, handler);
    if (!configuration.allowsGraphqlGet) return;
    const preValidation = async (request: FastifyRequest) => {
      request.body = readUrl(request, deps.graphqlCache);
    };
    scope.get(PATH, { config: { isForOwnPages: true, isSearch }, preValidation }, handler);
  });
}
