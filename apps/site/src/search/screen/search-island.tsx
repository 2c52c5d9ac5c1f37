import { parsePageSettings, type SearchSettings } from '@keelstone/content/settings/page-settings.model.ts';
import { setSiteZone } from '@keelstone/ui/date/site-zone.ts';
import { SearchScreen, type SearchScreenProps } from './search-screen.tsx';

export { SearchBoxSuggestions } from './keyword/search-box-suggestions.tsx';

export type SearchIslandProps = Omit<SearchScreenProps, 'settings' | 'language' | 'messages'> & {
  /** Set if a page embeds the screen for one content type; otherwise the page settings are used. */
  listing: SearchSettings | null;
};

/** The search screen in the browser, configured by the settings of its page. */
export function SearchIsland({ listing, ...props }: SearchIslandProps & Pick<SearchScreenProps, 'messages'>) {
  const document_ = document.getElementById('page-settings');
  const page = parsePageSettings(JSON.parse(document_?.textContent ?? 'null'));
  setSiteZone(page.timeZone);
  return <SearchScreen {...props} settings={listing ?? page.search} language={page.language} />;
}
