import type { SearchSettings } from '@keelstone/content/settings/page-settings.model.ts';
import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { Island } from '@keelstone/ui/island/island.tsx';
import type { FeaturedItem } from '../query/featured-item.ts';
import type { FallbackLinks } from '../query/search-response.ts';
import type { SearchIslandProps } from '../screen/search-island.tsx';
import { SearchScreen } from '../screen/search-screen.tsx';
import type { SearchView } from '../screen/search-view.ts';

type ScreenIslandProps = {
  settings: SearchSettings;
  site: SiteSettings;
  view: SearchView;
  mostRecent: FeaturedItem[] | null;
  fallbackLinks: FallbackLinks;
  /** Whether to pass the settings to the island, because they differ from those of the page. */
  isListing: boolean;
};

/**
 * The search screen as an island in `#search-output`, fully rendered by the server. Its script is loaded when
 * a visitor turns to it: until then links and forms work by themselves, and changes are repeated (ADR 30).
 */
export function SearchScreenIsland({
  settings,
  site,
  view,
  mostRecent,
  fallbackLinks,
  isListing,
}: ScreenIslandProps) {
  const props: SearchIslandProps = {
    view,
    mostRecent,
    fallbackLinks,
    paragraphId: site.search.featured?.id ?? null,
    listing: isListing ? settings : null,
  };
  // The browser reads the settings from the page; here they are available directly.
  const renderScreen = ({ listing: _listing, ...rest }: SearchIslandProps) => (
    <SearchScreen
      {...rest}
      settings={settings}
      language={site.language}
      messages={messagesOf(site.language, 'search')}
    />
  );
  return <Island name="search" id="search-output" when="intention" component={renderScreen} props={props} />;
}
