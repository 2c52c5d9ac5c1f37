import { CONTENT_TYPES } from '@keelstone/model/content-type';
import { LANGUAGES } from '@keelstone/model/language';
import { noticeSettingsSchema } from '@keelstone/model/notice-settings';
import { trackingSettingsSchema } from '@keelstone/model/tracking';
import * as v from 'valibot';
import { FACET_NAMES } from '../facets.model.ts';

/** How one facet is displayed and represented in the URL (S-1, S-18, S-25). Configuration data, not code. */
const facetSettingsSchema = v.object({
  name: v.picklist(FACET_NAMES),
  label: v.string(),
  urlParam: v.string(),
  /**
   * `params`: the first selected value is the optional path parameter; `query`: all values are in the query
   * string.
   */
  type: v.picklist(['params', 'query']),
  order: v.picklist(['ascending', 'date']),
  operator: v.picklist(['AND', 'OR']),
  /** Labels of machine-readable values (content types, `Archived`); a value without a label is shown as it is. */
  valueLabels: v.record(v.string(), v.string()),
});
export type FacetSettings = v.InferOutput<typeof facetSettingsSchema>;

const searchSettingsSchema = v.object({
  indexId: v.string(),
  indexName: v.string(),
  /** Path of the search screen, including the language prefix, such as `/search`. */
  basePath: v.string(),
  graphqlUrl: v.string(),
  /** Method for sending queries: CDNs can cache responses to GET (S-23). */
  graphqlMethod: v.picklist(['POST', 'GET']),
  suggestionsUrl: v.string(),
  pageSize: v.number(),
  facets: v.array(facetSettingsSchema),
  /** Set if the screen is embedded in a listing: it then lists only this type, without the type facet (S-19). */
  contentType: v.nullable(v.picklist(CONTENT_TYPES)),
});
export type SearchSettings = v.InferOutput<typeof searchSettingsSchema>;

/** The JSON document in each page, `script#page-settings`. */
const pageSettingsSchema = v.object({
  language: v.picklist(LANGUAGES),
  /** Path of the page, without the language prefix. */
  path: v.string(),
  contentType: v.nullable(v.picklist(CONTENT_TYPES)),
  nid: v.nullable(v.number()),
  trustedUrls: v.array(v.string()),
  /** Of dates without one of their own; UTC if left out. */
  timeZone: v.optional(v.string()),
  notices: v.array(noticeSettingsSchema),
  tracking: trackingSettingsSchema,
  /** Which services visitors are asked about: a decision holds for these. */
  consentRevision: v.number(),
  search: searchSettingsSchema,
});
export type PageSettings = v.InferOutput<typeof pageSettingsSchema>;

/** Validates page settings. @throws ValiError naming the first field that does not fit */
export function parsePageSettings(value: unknown): PageSettings {
  return v.parse(pageSettingsSchema, value);
}
