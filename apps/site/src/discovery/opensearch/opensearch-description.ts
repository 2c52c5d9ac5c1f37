import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { languagePrefix } from '@keelstone/model';
import { element, escapeXml, xmlDocument } from '../xml.ts';

const NAMESPACE = 'http://a9.com/-/spec/opensearch/1.1/';

/** The maximum lengths that the format allows. */
const LONGEST = { shortName: 16, longName: 48, description: 1024 };

const text = (name: string, value: string, longest: number) =>
  element(name, {}, escapeXml([...value].slice(0, longest).join('').trim()));

/** An OpenSearch 1.1 description, with which browsers offer a search of this site in their own search box. */
export function openSearchDescription({ language, siteName, tagline }: SiteSettings, origin: string): string {
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
