import { addressSchema } from '@keelstone/model/address';
import { LANGUAGES } from '@keelstone/model/language';
import { noticeSchema } from '@keelstone/model/notice';
import { linkSchema } from '@keelstone/model/reference';
import { trackingSettingsSchema } from '@keelstone/model/tracking';
import * as v from 'valibot';
import { FACET_NAMES } from '../facets.model.ts';
import { sectionSchema } from '../sections/sections.model.ts';

const navigationItemSchema = v.object({
  ...linkSchema.entries,
  /** Null for one whose page is not published, but pages below it are. */
  url: v.nullable(linkSchema.entries.url),
  children: v.array(v.object({ ...linkSchema.entries, description: v.nullable(v.string()) })),
});
export type NavigationItem = v.InferOutput<typeof navigationItemSchema>;

/** Site-wide settings in one language, made by editors (C-7). Published as the setting `site`. */
const siteSettingsSchema = v.object({
  language: v.picklist(LANGUAGES),
  siteName: v.string(),
  tagline: v.string(),
  /** Of dates without one of their own; missing in settings published before the field existed. */
  timeZone: v.optional(v.string()),
  address: addressSchema,
  phone: v.string(),
  email: v.nullable(v.string()),
  homeNid: v.nullable(v.number()),
  navigation: v.array(navigationItemSchema),
  footer: v.array(v.object({ heading: v.string(), links: v.array(linkSchema) })),
  /** The company's profiles elsewhere, such as on a professional network: in the footer and in structured data. */
  socialLinks: v.array(linkSchema),
  footerNote: v.nullable(v.string()),
  /** In the order in which they are shown. */
  notices: v.array(noticeSchema),
  tracking: trackingSettingsSchema,
  /**
   * Exact external URLs to which asynchronous requests may be sent; missing in settings published before
   * the field existed.
   */
  trustedUrls: v.optional(v.array(v.string())),
  search: v.object({
    /** Facets whose values widen the result (OR within the facet, S-25). */
    disjunctiveFacets: v.array(v.picklist(FACET_NAMES)),
    /** The section whose items come first in the `Most Recent` block (S-14). */
    featured: v.nullable(sectionSchema),
    /** Whether results that visitors choose are ranked higher (S-26). Missing in settings published before it existed. */
    learnsFromChoices: v.optional(v.boolean(), true),
  }),
});
export type SiteSettings = v.InferOutput<typeof siteSettingsSchema>;

/** The key of the setting that holds site settings. */
export const SITE_SETTINGS_KEY = 'site';

/** Validates published site settings. @throws ValiError naming the first field that does not fit */
export function parseSiteSettings(value: unknown): SiteSettings {
  return v.parse(siteSettingsSchema, value);
}
