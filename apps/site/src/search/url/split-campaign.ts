import type { SearchSettings } from '@keelstone/content/settings/page-settings.model.ts';
import { type AskedParameters, isCampaignParameter } from '../../shell/campaign-parameters.ts';
import { decodePart } from './query-string.ts';
import type { RawUrl } from './search-url.ts';

/** Parameters of the search itself: they mean what they say, also when a form asks for one of that name. */
const OWN = ['keyword', 'page', 'sort'];

/** Takes what a campaign put behind a search URL from what it asks for. Both stay encoded as they were. */
export function splitCampaign(
  { path, query }: RawUrl,
  settings: SearchSettings,
  forms: AskedParameters,
): { raw: RawUrl; campaign: string } {
  const own = new Set([...OWN, ...settings.facets.map(({ urlParam }) => urlParam)]);
  const isCampaign = (pair: string) => {
    const name = decodePart(pair.split('=', 1)[0] ?? '');
    return !own.has(name) && isCampaignParameter(name, forms);
  };
  const pairs = query.split('&').filter(Boolean);
  return {
    raw: { path, query: pairs.filter((pair) => !isCampaign(pair)).join('&') },
    campaign: pairs.filter(isCampaign).join('&'),
  };
}
