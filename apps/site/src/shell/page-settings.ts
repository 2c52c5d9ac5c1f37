import { crc32 } from 'node:zlib';
import { FACET_NAMES, facetOf, TYPE_FACET } from '@keelstone/content/facets.model.ts';
import type {
  FacetSettings,
  PageSettings,
  SearchSettings,
} from '@keelstone/content/settings/page-settings.model.ts';
import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { languages } from '@keelstone/languages/languages.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import {
  type ContentType,
  type Language,
  languagePrefix,
  PAGE_SIZE,
  splitLanguage,
  type TrackingSettings,
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
    consentRevision: consentRevision(site.tracking),
    search: searchSettings(site, null, configuration),
  };
}

/**
 * A number for the services that visitors are asked about, by what they are for and where their scripts come from; 0 without
 * any. A decision does not hold for services that were not there when it was made (T-1, T-2).
 */
export function consentRevision({ marketingAutomation, sessionRecording }: TrackingSettings): number {
  const services = [marketingAutomation, sessionRecording].map(
    (each) => each && new URL(each.scriptUrl).origin,
  );
  return services.every((service) => service === null) ? 0 : crc32(services.join(' '));
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
    facets: facetSettings(site, language).filter((facet) => !contentType || facet.name !== TYPE_FACET),
    contentType,
  };
}

function facetSettings(site: SiteSettings, language: Language): FacetSettings[] {
  const messages = messagesOf(language);
  return FACET_NAMES.map((name) => {
    const { type, order, valueLabels } = facetOf(name);
    return {
      name,
      label: messages.facets[name],
      urlParam: name,
      type,
      order,
      operator: site.search.disjunctiveFacets.includes(name) ? 'OR' : 'AND',
      valueLabels: valueLabels?.(messages) ?? {},
    };
  });
}
