import type {
  FacetSettings,
  PageSettings,
  SearchSettings,
} from '@keelstone/content/settings/page-settings.model.ts';
import {
  FACET_NAMES,
  type FacetName,
  type SiteSettings,
} from '@keelstone/content/settings/site-settings.model.ts';
import { languages } from '@keelstone/languages/languages.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import {
  ARCHIVED,
  type ContentType,
  type Language,
  languagePrefix,
  PAGE_SIZE,
  splitLanguage,
} from '@keelstone/model';
import { noticeSettings } from '../notices/view/notice-settings.tsx';

type PageOfSettings = {
  site: SiteSettings;
  /** Path of the page, including the language prefix. */
  path: string;
  contentType?: ContentType | null;
  nid?: number | null;
  configuration?: QueryConfiguration;
};

/** The operator's configuration of how queries are sent. */
type QueryConfiguration = { allowsGraphqlGet: boolean };

const BY_POST: QueryConfiguration = { allowsGraphqlGet: false };

/** The settings document of a page (R-7). */
export function pageSettings({
  site,
  path,
  contentType = null,
  nid = null,
  configuration,
}: PageOfSettings): PageSettings {
  return {
    language: site.language,
    path: splitLanguage(path).rest,
    contentType,
    nid,
    trustedUrls: site.trustedUrls ?? [],
    ...(site.timeZone && { timeZone: site.timeZone }),
    notices: noticeSettings(site, { contentType, path }),
    tracking: site.tracking,
    search: searchSettings(site, null, configuration),
  };
}

/**
 * The search settings for one language.
 *
 * @param contentType if given, the screen lists only this type, without a content type facet (S-19)
 * @param configuration only needed for pages whose search screen sends queries
 */
export function searchSettings(
  site: SiteSettings,
  contentType: ContentType | null,
  { allowsGraphqlGet } = BY_POST,
): SearchSettings {
  const { language } = site;
  const prefix = languagePrefix(language);
  return {
    indexId: `content_${language}`,
    indexName: `Content (${languages[language].name})`,
    basePath: `${prefix}/search`,
    graphqlUrl: '/graphql',
    graphqlMethod: allowsGraphqlGet ? 'GET' : 'POST',
    suggestionsUrl: `/search/suggestions?language=${language}${contentType ? `&content_type=${contentType}` : ''}`,
    pageSize: PAGE_SIZE,
    facets: facetSettings(site, language).filter((facet) => !contentType || facet.name !== 'content_type'),
    contentType,
  };
}

function facetSettings(site: SiteSettings, language: Language): FacetSettings[] {
  const messages = messagesOf(language);
  const valueLabels: Partial<Record<FacetName, Record<string, string>>> = {
    content_type: messages.contentTypes,
    date: { [ARCHIVED]: messages.archivedDate },
  };
  return FACET_NAMES.map((name) => ({
    name,
    label: messages.facets[name],
    urlParam: name,
    type: name === 'product_suites' ? 'params' : 'query',
    order: name === 'date' ? 'date' : 'ascending',
    operator: site.search.disjunctiveFacets.includes(name) ? 'OR' : 'AND',
    valueLabels: valueLabels[name] ?? {},
  }));
}
