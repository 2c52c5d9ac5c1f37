import type { SearchSettings } from '@keelstone/content/settings/page-settings.model.ts';
import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import type { Language } from '@keelstone/model';
import { Island } from '../../islands/island.tsx';
import type { FeaturedItem } from '../query/featured-item.ts';
import { toSearchQuery } from '../query/to-search-query.ts';
import type { SearchIslandProps } from '../screen/search-island.tsx';
import { SearchScreen } from '../screen/search-screen.tsx';
import { orderAnswer, type SearchView, shownNids } from '../screen/search-view.ts';
import { countPages } from '../url/result-pages.ts';
import { withPage } from '../url/search-state.ts';
import { isSameUrl, parseSearchUrl, type RawUrl, splitUrl, toSearchUrl } from '../url/search-url.ts';
import { inLanguage, valuesOfAllLanguages } from './foreign-values.ts';
import { indexedValues } from './indexed-values.ts';
import { mostRecentItems } from './latest-items.ts';
import type { SearchDependencies } from './search-dependencies.ts';
import { runSearch } from './search-service.ts';
import { toCardNode } from './to-card-node.ts';

type Lookup = Pick<SearchDependencies, 'content' | 'indexes'>;

/** The answer to a search URL: what to show, and the one URL that shows it. */
export type FoundView = { view: SearchView; canonicalUrl: string };

/**
 * Answers a search URL on the server, along the way that GraphQL goes. A page beyond the end is the last page (S-24).
 */
export function findView(
  raw: RawUrl,
  settings: SearchSettings,
  language: Language,
  lookup: Lookup,
): FoundView {
  const index = lookup.indexes.of(language);
  const known = indexedValues(lookup, language);
  let state = parseSearchUrl(raw, settings, known);
  if (!isSameUrl(raw, splitUrl(toSearchUrl(state, settings, known)))) {
    // What is unknown here may be a name from another language, whose page linked to this one.
    const asked = parseSearchUrl(raw, settings, valuesOfAllLanguages(lookup, language));
    state = inLanguage(asked, language, known, lookup);
  }
  const nodeOf = (nid: number) => lookup.content.node(nid, language);
  let answer = runSearch(index, toSearchQuery(state, settings), nodeOf);
  const lastPage = Math.max(1, countPages(answer.result_count, settings.pageSize));
  if (state.page > lastPage) {
    state = withPage(state, lastPage);
    answer = runSearch(index, toSearchQuery(state, settings), nodeOf);
  }
  const nodes = shownNids(answer).flatMap((nid) => nodeOf(Number(nid)) ?? []);
  return {
    canonicalUrl: toSearchUrl(state, settings, known),
    view: {
      state,
      answeredState: state,
      answer: orderAnswer(answer, settings, language),
      cards: nodes.map(toCardNode),
      phase: 'ready',
      fault: null,
      version: 0,
      scroll: null,
    },
  };
}

/** The `Most Recent` block (S-14): null while any parameter of the URL that was asked for hides it. */
export function findMostRecent(isQueryEmpty: boolean, site: SiteSettings, lookup: Lookup) {
  if (!isQueryEmpty) return null;
  return mostRecentItems(lookup.content, site.language, site.search.featured);
}

type ScreenIslandProps = {
  settings: SearchSettings;
  site: SiteSettings;
  view: SearchView;
  mostRecent: FeaturedItem[] | null;
  /** The settings travel with the island where they are not those of the page. */
  isListing: boolean;
};

/** The search screen as an island in `#search-output`, complete from the server. */
export function SearchScreenIsland({ settings, site, view, mostRecent, isListing }: ScreenIslandProps) {
  const props: SearchIslandProps = {
    view,
    mostRecent,
    paragraphId: site.search.featured?.id ?? null,
    listing: isListing ? settings : null,
  };
  // The browser reads the settings from the page; here they are at hand.
  const renderScreen = ({ listing: _listing, ...rest }: SearchIslandProps) => (
    <SearchScreen
      {...rest}
      settings={settings}
      language={site.language}
      messages={messagesOf(site.language, 'search')}
    />
  );
  return <Island name="search" id="search-output" when="load" component={renderScreen} props={props} />;
}
