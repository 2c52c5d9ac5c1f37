import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { NO_TRACKING } from '@keelstone/model';

/** Valid site settings; `featured` is the id of the section featured in search. */
export function sampleSiteSettings(
  overrides: Partial<SiteSettings> = {},
  featured = 'featured',
): SiteSettings {
  return {
    language: 'en',
    siteName: 'Keelstone',
    tagline: 'Know what you stand on.',
    address: {
      organisation: 'Keelstone',
      street: 'Am Sandtorkai 1',
      postalCode: '20457',
      city: 'Hamburg',
      country: 'Germany',
    },
    phone: '+49 40 000000',
    email: null,
    homeNid: null,
    navigation: [],
    footer: [],
    socialLinks: [],
    footerNote: null,
    notices: [],
    tracking: NO_TRACKING,
    search: {
      disjunctiveFacets: [],
      featured: { kind: 'card_grid', id: featured, heading: null, cards: [] },
      learnsFromChoices: true,
    },
    ...overrides,
  };
}
