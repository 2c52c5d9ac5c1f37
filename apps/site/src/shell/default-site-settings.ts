import { BRAND } from '@keelstone/brand/brand.ts';
import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { byLanguage, type Language, NO_TRACKING } from '@keelstone/model';

const DEFAULTS = byLanguage(
  (language): SiteSettings => ({
    language,
    siteName: BRAND.name,
    tagline: '',
    address: { organisation: BRAND.name, street: '', postalCode: '', city: '', country: '' },
    phone: '',
    email: null,
    homeNid: null,
    navigation: [],
    footer: [],
    socialLinks: [],
    footerNote: null,
    notices: [],
    tracking: NO_TRACKING,
    search: { disjunctiveFacets: [], featured: null, learnsFromChoices: true },
  }),
);

/**
 * Used until an editor has published site settings: a name, and nothing invented. Always the same object, by which parts of
 * pages are kept.
 */
export const defaultSiteSettings = (language: Language): SiteSettings => DEFAULTS[language];
