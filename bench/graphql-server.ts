import { ContentReplica } from '@keelstone/content-store';
import { generateNodes } from '@keelstone/seeds/bench-generator';
import Fastify from 'fastify';
import { registerGraphql } from '../apps/site/src/graphql/register-graphql.ts';
import { SearchIndexes } from '../apps/site/src/search/search-indexes.ts';
import { CORPUS } from './corpus.ts';

/** The visitors' process with nothing but GraphQL, over the generated nodes. Tells its parent the port. */
const nodes = generateNodes(CORPUS.count, CORPUS.seed);
const content = new ContentReplica();
content.load({ number: 1, nodes, settings: [], redirects: [] });
const indexes = new SearchIndexes(content);
indexes.load({ nodes });

const app = Fastify();
await registerGraphql(app, {
  content,
  indexes,
  configuration: { isDevelopment: false, allowsGraphqlGet: false },
});
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
process.send?.({ port: typeof address === 'object' ? address?.port : null });
