import { CONTENT_TYPES } from '@keelstone/model/content-type';
import { LANGUAGES } from '@keelstone/model/language';
import { noticeSettingsSchema } from '@keelstone/model/notice-settings';
import { trackingSettingsSchema } from '@keelstone/model/tracking';
import * as v from 'valibot';
import { FACET_NAMES } from './site-settings.model.ts';

/** How one facet is shown and carried in the URL (S-1, S-18, S-25). Configuration data, not code. */
const facetSettingsSchema = v.object({
  name: v.picklist(FACET_NAMES),
  label: v.string(),
  urlParam: v.string(),
  /** `params`: the first selection is the optional path parameter; `query`: all are in the query string. */
  type: v.picklist(['params', 'query']),
  order: v.picklist(['ascending', 'date']),
  operator: v.picklist(['AND', 'OR']),
  /** Labels of machine-named values (content types, `Archived`); a value without one is its own label. */
  valueLabels: v.record(v.string(), v.string()),
});
export type FacetSettings = v.InferOutput<typeof facetSettingsSchema>;

const searchSettingsSchema = v.object({
  indexId: v.string(),
  indexName: v.string(),
  /** Where the search screen lives, language prefix included: such as `/search`. */
  basePath: v.string(),
  graphqlUrl: v.string(),
  /** By which method queries are sent: answers to GET can be kept by caches in front (S-23). */
  graphqlMethod: v.picklist(['POST', 'GET']),
  suggestionsUrl: v.string(),
  pageSize: v.number(),
  facets: v.array(facetSettingsSchema),
  /** Given by the container: the screen lists this type only, and the type facet is left out (S-19). */
  contentType: v.nullable(v.picklist(CONTENT_TYPES)),
});
export type SearchSettings = v.InferOutput<typeof searchSettingsSchema>;

/** The one JSON document in each page, `script#page-settings`. */
const pageSettingsSchema = v.object({
  language: v.picklist(LANGUAGES),
  /** Path of the page, without language prefix. */
  path: v.string(),
  contentType: v.nullable(v.picklist(CONTENT_TYPES)),
  nid: v.nullable(v.number()),
  trustedUrls: v.array(v.string()),
  notices: v.array(noticeSettingsSchema),
  tracking: trackingSettingsSchema,
  search: searchSettingsSchema,
});
export type PageSettings = v.InferOutput<typeof pageSettingsSchema>;

/** Checks page settings. @throws ValiError naming the first field that does not fit */
export function parsePageSettings(value: unknown): PageSettings {
  return v.parse(pageSettingsSchema, value);
}
