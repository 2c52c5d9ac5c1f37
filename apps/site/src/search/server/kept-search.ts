import type { SearchSettings } from '@keelstone/content/settings/page-settings.model.ts';
import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import type { ContentType } from '@keelstone/model';
import { searchSettings } from '../../shell/page-settings.ts';
import type { KnownValues } from '../url/known-values.ts';
import { countSelections } from '../url/search-state.ts';
import { isSameUrl, parseSearchUrl, type RawUrl, splitUrl, toSearchUrl } from '../url/search-url.ts';
import { splitCampaign } from '../url/split-campaign.ts';
import { indexedValues } from './indexed-values.ts';
import type { SearchDependencies } from './search-dependencies.ts';
import { listingSettings } from './search-listing.tsx';

type Lookup = Pick<SearchDependencies, 'indexes' | 'forms'>;

/** A name is answered when it is asked for as a URL, too: this one is a campaign's itself. */
const ANY_CAMPAIGN = '?utm_source';

/**
 * The canonical URL of what the page cache keeps of a search: what everybody sees first, and each single filter. Keywords,
 * combinations and further pages are endless, and seldom asked for twice.
 */
function nameOf(raw: RawUrl, settings: SearchSettings, known: KnownValues): string | null {
  const state = parseSearchUrl(raw, settings, known);
  const isKept = state.keyword === '' && state.page === 1 && countSelections(state) <= 1;
  return isKept ? toSearchUrl(state, settings, known) : null;
}

/** The canonical URL of an asked one, when it is kept and says so itself: what is redirected is not kept. */
function nameOfAsked(asked: RawUrl, settings: SearchSettings, site: SiteSettings, deps: Lookup) {
  const { raw, campaign } = splitCampaign(asked, settings, deps.forms);
  const name = nameOf(raw, settings, indexedValues(deps, site.language));
  return { name: name !== null && isSameUrl(raw, splitUrl(name)) ? name : null, campaign };
}

/** The name under which the page cache keeps the search page at a URL; null also for one that is redirected. */
export function searchName(url: string, site: SiteSettings, deps: Lookup): string | null {
  const settings = searchSettings(site, null);
  if (url === settings.basePath) return url;
  const { name, campaign } = nameOfAsked(splitUrl(url), settings, site, deps);
  // A campaign hides the Most Recent block of a query that is empty otherwise (S-14). All campaigns have one page together.
  return name !== null && campaign !== '' && !name.includes('?') ? name + ANY_CAMPAIGN : name;
}

type ListingRequest = { site: SiteSettings; contentType: ContentType; url: RawUrl };

/** The name under which the page cache keeps a page with a listing; null also for an address that is redirected. */
export function listingName({ site, contentType, url }: ListingRequest, deps: Lookup): string | null {
  // Listings have no Most Recent block: a campaign changes nothing of them.
  return nameOfAsked(url, listingSettings(site, contentType, url.path), site, deps).name;
}
