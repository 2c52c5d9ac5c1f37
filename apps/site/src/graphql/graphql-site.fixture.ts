import Fastify from 'fastify';
import { sampleContent } from '../search/server/sample-content.fixture.ts';
import type { GraphqlDependencies } from './execute-request.ts';
import { registerGraphql } from './register-graphql.ts';

/** A site with only the GraphQL routes, over sample content. */
export async function createGraphqlSite(configuration: Partial<GraphqlDependencies['configuration']> = {}) {
  const app = Fastify();
  const content = sampleContent();
  await registerGraphql(app, {
    ...content,
    configuration: { isDevelopment: false, allowsGraphqlGet: false, ...configuration },
  });
  const post = (body: unknown, contentType = 'application/json') =>
    app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': contentType },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const query = async (source: string, variables: Record<string, unknown> = {}) => {
    const response = await post({ query: source, variables });
    return { status: response.statusCode, ...response.json() };
  };
  return { app, post, query, indexes: content.indexes };
}
