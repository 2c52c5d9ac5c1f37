import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import Fastify from 'fastify';
import { registerSearch } from './register-search.tsx';
import { sampleContent } from './sample-content.fixture.ts';

/** A site with only the search routes, over sample content. */
export function createSearchSite(nodes?: PublishedNode[]) {
  const app = Fastify();
  const { content, indexes } = sampleContent(nodes);
  registerSearch(app, {
    content,
    indexes,
    configuration: { siteUrl: 'https://www.keelstone.example', allowsGraphqlGet: false },
    assets: { scripts: ['/assets/client.js'], stylesheets: [], fonts: [] },
    forms: { asksFor: (parameter) => ['partner', 'keyword'].includes(parameter) },
  });
  const get = async (url: string) => {
    const { statusCode, headers, body } = await app.inject(url);
    return { status: statusCode, location: headers.location, body, type: String(headers['content-type']) };
  };
  return { app, content, indexes, get };
}
