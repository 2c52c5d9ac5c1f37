import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import mercurius from 'mercurius';
import type { GraphqlContext } from './graphql-context.ts';
import { answerRefusal, formatExecution } from './graphql-errors.ts';
import { NoSchemaIntrospectionCustomRule } from './graphql-library.ts';
import { type GraphqlRequest, parseGraphqlQueryString, parseGraphqlRequest } from './graphql-request.ts';
import { nodeResolvers, typeResolvers } from './node-resolvers.ts';
import { checkOperation, DEPTH_LIMIT, limitAliases, limitRootFields, TOKEN_LIMIT } from './query-limits.ts';
import { queryResolvers } from './query-resolvers.ts';
import schema from './schema.graphql?raw';

const PATH = '/graphql';
const BODY_LIMIT = 64 * 1024;

/** An introspection query nests deeper than any query for content. */
const INTROSPECTION_DEPTH = 16;

export type GraphqlDependencies = GraphqlContext & {
  configuration: { isDevelopment: boolean; allowsGraphqlGet: boolean };
};

/**
 * Serves GraphQL at `/graphql`: by POST, and by GET where the configuration says so. Introspection is for development
 * only; the schema itself is public, in schema.graphql.
 */
export async function registerGraphql(app: FastifyInstance, deps: GraphqlDependencies): Promise<void> {
  const { content, indexes, searchCounter, configuration } = deps;
  await app.register(async (scope) => {
    // Only application/json: anything else is 415.
    scope.removeContentTypeParser('text/plain');
    scope.setErrorHandler(answerRefusal);
    await scope.register(mercurius, {
      schema,
      resolvers: { ...typeResolvers, ...nodeResolvers, Query: queryResolvers } as never,
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

    const answer = (reply: FastifyReply, { query, variables, operationName }: GraphqlRequest) => {
      checkOperation(query, operationName);
      reply.header('cache-control', 'no-store');
      const context: GraphqlContext = { content, indexes, searchCounter };
      return reply.graphql(query, context as never, variables, operationName);
    };

    scope.post(PATH, { bodyLimit: BODY_LIMIT }, (request, reply) =>
      answer(reply, parseGraphqlRequest(request.body)),
    );
    if (!configuration.allowsGraphqlGet) return;
    scope.get(PATH, { config: { isForOwnPages: true } }, (request: FastifyRequest, reply) =>
      answer(reply, parseGraphqlQueryString(request.query as Record<string, unknown>)),
    );
  });
}
