import { BRAND } from '@keelstone/brand/brand.ts';
import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { type Language, NO_TRACKING } from '@keelstone/model';

/** Used until an editor has published site settings: a name, and nothing invented. */
export function defaultSiteSettings(language: Language): SiteSettings {
  return {
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
  };
}
