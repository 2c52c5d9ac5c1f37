import { LANGUAGES, languagePrefix } from '@keelstone/model';
import { toScriptJson } from '@keelstone/ui/data-block.tsx';
import type { FastifyInstance } from 'fastify';
import { suggest } from '../../search/server/suggest.ts';
import { siteSettingsOf } from '../../shell/site-settings-of.ts';
import type { DiscoveryContext } from '../discovery-context.ts';
import { sendDocument } from '../send-document.ts';
import { openSearchDescription } from './opensearch-description.ts';

/** Serves, in each language, the OpenSearch description and the suggestions for browsers. */
export function registerOpenSearch(app: FastifyInstance, context: DiscoveryContext): void {
  const { content, indexes, siteUrl } = context;
  for (const language of LANGUAGES) {
    const prefix = languagePrefix(language);
    app.get(`${prefix}/opensearch.xml`, (request, reply) =>
      sendDocument(request, reply, {
        type: 'application/opensearchdescription+xml; charset=utf-8',
        body: openSearchDescription(siteSettingsOf(content, language), siteUrl),
      }),
    );
    app.get<{ Querystring: { keyword?: unknown } }>(`${prefix}/opensearch/suggestions`, (request, reply) => {
      const keyword = typeof request.query.keyword === 'string' ? request.query.keyword : '';
      const found = suggest(keyword, indexes.of(language));
      // The format: the query, then parallel arrays of titles, descriptions (empty) and URLs.
      const response = [keyword, found.map(({ title }) => title), [], found.map(({ url }) => siteUrl + url)];
      return sendDocument(request, reply, {
        type: 'application/x-suggestions+json; charset=utf-8',
        // The response contains the query, which must never be interpreted as markup.
        body: toScriptJson(response),
      });
    });
  }
}
