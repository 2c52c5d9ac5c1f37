import {
  type PageSettings,
  parsePageSettings,
  type SearchSettings,
} from '@keelstone/content/settings/page-settings.model.ts';
import { formatDate } from '@keelstone/ui/date/format-date.ts';
import { setSiteZone } from '@keelstone/ui/date/site-zone.ts';
import { nextTask } from '../../islands/next-task.ts';
import { SearchScreen, type SearchScreenProps } from './search-screen.tsx';

export { SearchBoxSuggestions } from './keyword/search-box-suggestions.tsx';

export type SearchIslandProps = Omit<SearchScreenProps, 'settings' | 'language' | 'messages'> & {
  /** Set if a page embeds the screen for one content type; otherwise the page settings are used. */
  listing: SearchSettings | null;
};

function readPage(): PageSettings {
  const settings = parsePageSettings(
    JSON.parse(document.getElementById('page-settings')?.textContent ?? 'null'),
  );
  setSiteZone(settings.timeZone);
  return settings;
}

/**
 * Makes the first format of dates, which takes a browser half as long as the first rendering that needs it: each in a task
 * of its own, after that in which this script was run, so that a slow telephone can react to touches between them.
 *
 * @throws ValiError for page settings that do not fit
 */
export async function prepareDates(): Promise<void> {
  await nextTask();
  formatDate(0, readPage().language);
  await nextTask();
}

/** The search screen in the browser, configured by the settings of its page. */
export function SearchIsland({ listing, ...props }: SearchIslandProps & Pick<SearchScreenProps, 'messages'>) {
  const page = readPage();
  return <SearchScreen {...props} settings={listing ?? page.search} language={page.language} />;
}
