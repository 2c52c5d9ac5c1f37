import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import mercurius from 'mercurius';
import { composeSchema } from './compose-schema.ts';
import { executeBody, type GraphqlDependencies } from './execute-request.ts';
import { formatExecution, sendRefusal } from './graphql-errors.ts';
import { NoSchemaIntrospectionCustomRule } from './graphql-library.ts';
import { nodeResolvers, typeResolvers } from './node-resolvers.ts';
import { DEPTH_LIMIT, limitAliases, limitRootFields, TOKEN_LIMIT } from './query-limits.ts';
import { queryResolvers, searchResolvers } from './query-resolvers.ts';
import { type ReceivedBody, readBodies, readUrl } from './read-body.ts';

const PATH = '/graphql';
const BODY_LIMIT = 64 * 1024;

/** An introspection query is nested more deeply than any query for content. */
const INTROSPECTION_DEPTH = 16;

/**
 * Serves GraphQL at `/graphql`: by POST, and by GET if the configuration allows it. Introspection is enabled in
 * development only; the schema itself is public, in generated/schema.graphql.
 */
export async function registerGraphql(app: FastifyInstance, deps: GraphqlDependencies): Promise<void> {
  const { configuration } = deps;
  await app.register(async (scope) => {
    readBodies(scope, deps.graphqlCache);
    scope.setErrorHandler(sendRefusal);
    await scope.register(mercurius, {
      schema: composeSchema(),
      resolvers: {
        ...typeResolvers,
        ...nodeResolvers(),
        Query: queryResolvers,
        SearchResult: searchResolvers,
      } as never,
      routes: false,
      jit: 2,
      queryDepth: configuration.isDevelopment ? INTROSPECTION_DEPTH : DEPTH_LIMIT,
      validationRules: [
        limitAliases,
        limitRootFields,
        ...(configuration.isDevelopment ? [] : [NoSchemaIntrospectionCustomRule]),
      ],
      graphql: { parseOptions: { maxTokens: TOKEN_LIMIT } },
      errorFormatter: (execution, context) => formatExecution(execution, context.app.log),
    });

    const isSearch = ({ body }: FastifyRequest) => !(body as ReceivedBody | undefined)?.cached;
    const handler = (request: FastifyRequest, reply: FastifyReply) =>
      executeBody(request.body as ReceivedBody | undefined, reply, deps);
    scope.post(PATH, { bodyLimit: BODY_LIMIT, config: { isSearch } }, handler);
    if (!configuration.allowsGraphqlGet) return;
    const preValidation = async (request: FastifyRequest) => {
      request.body = readUrl(request, deps.graphqlCache);
    };
    scope.get(PATH, { config: { isForOwnPages: true, isSearch }, preValidation }, handler);
  });
}
