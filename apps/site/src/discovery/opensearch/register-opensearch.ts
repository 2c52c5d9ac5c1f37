import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { LANGUAGES, languagePrefix } from '@keelstone/model';
import { toScriptJson } from '@keelstone/ui/data-block.tsx';
import type { FastifyInstance } from 'fastify';
import { asksForKeyword } from '../../http/guard/limit-searches.ts';
import { suggest } from '../../search/server/suggest.ts';
import { siteSettingsOf } from '../../shell/site-settings-of.ts';
import type { DiscoveryContext } from '../discovery-context.ts';
import { sendDocument } from '../send-document.ts';
import { element, escapeXml, xmlDocument } from '../xml.ts';

const NAMESPACE = 'http://a9.com/-/spec/opensearch/1.1/';

/** The maximum lengths that the format allows. */
const LONGEST = { shortName: 16, longName: 48, description: 1024 };

const text = (name: string, value: string, longest: number) =>
  element(name, {}, escapeXml([...value].slice(0, longest).join('').trim()));

/** An OpenSearch 1.1 description, with which browsers offer a search of this site in their own search box. */
function openSearchDescription({ language, siteName, tagline }: SiteSettings, origin: string): string {
  const site = `${origin}${languagePrefix(language)}`;
  const url = (type: string, template: string, relation = {}) =>
    element('Url', { type, ...relation, template: `${site}${template}` });
  const root = [
    text('ShortName', siteName, LONGEST.shortName),
    text('LongName', [siteName, tagline].filter(Boolean).join(' – '), LONGEST.longName),
    text('Description', messagesOf(language, 'search').description, LONGEST.description),
    url('text/html', '/search?keyword={searchTerms}', { method: 'get' }),
    url('application/x-suggestions+json', '/opensearch/suggestions?keyword={searchTerms}', {
      rel: 'suggestions',
    }),
    url('application/opensearchdescription+xml', '/opensearch.xml', { rel: 'self' }),
    element('Image', { type: 'image/svg+xml' }, escapeXml(`${origin}/favicon.svg`)),
    element('Language', {}, language),
    element('InputEncoding', {}, 'UTF-8'),
  ];
  return xmlDocument(element('OpenSearchDescription', { xmlns: NAMESPACE }, root.join('\n')));
}

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
    const config = { isSuggestion: asksForKeyword };
    app.get<{ Querystring: { keyword?: unknown } }>(
      `${prefix}/opensearch/suggestions`,
      { config },
      (request, reply) => {
        const keyword = typeof request.query.keyword === 'string' ? request.query.keyword : '';
        const found = suggest(keyword, indexes.of(language));
        // The format: the query, then parallel arrays of titles, descriptions (empty) and URLs.
        const response = [
          keyword,
          found.map(({ title }) => title),
          [],
          found.map(({ url }) => siteUrl + url),
        ];
        return sendDocument(request, reply, {
          type: 'application/x-suggestions+json; charset=utf-8',
          // The response contains the query, which must never be interpreted as markup.
          body: toScriptJson(response),
        });
      },
    );
  }
}
