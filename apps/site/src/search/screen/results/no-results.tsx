import { facetOf } from '@keelstone/content/facets.model.ts';
import { safeUrl } from '@keelstone/ui/link/safe-url.ts';
import { hasNoWords } from '../../query/keys.ts';
import {
  countSelections,
  EMPTY_STATE,
  type SearchState,
  selectedValues,
  toggleValue,
  withKeyword,
  withSelection,
} from '../../url/search-state.ts';
import { orderFacetValues, valueLabel } from '../filters/facet-order.ts';
import { useSearch } from '../search-context.ts';
import { SearchLink } from '../search-link.tsx';
import styles from './results.module.css';

/**
 * `No Results`, with alternatives: another spelling, without one of the filters, without the keyword, without
 * everything, all of one product suite, the contact page, or what others chose.
 */
export function NoResults() {
  const { settings, messages, view, waysOn } = useSearch();
  const { state } = view;
  const isAskingForAll = countSelections(state) === 0 && state.keyword === '';
  return (
    <div className={styles.empty}>
      <p className={styles.statement}>{messages.noResults}</p>
      <DidYouMean />
      {!isAskingForAll && (
        <>
          {state.keyword !== '' && (
            <p>{hasNoWords(state) ? messages.noWords(state.keyword) : messages.noResultsTips}</p>
          )}
          <p>{messages.noResultsHelp}</p>
          <ul>
            {settings.facets.flatMap((facet) =>
              selectedValues(state, facet.name).map((value) => (
                <li key={`${facet.name}:${value}`}>
                  <WayOn to={toggleValue(state, facet.name, value)}>
                    {messages.withoutFilter(valueLabel(facet, value))}
                  </WayOn>
                </li>
              )),
            )}
            {state.keyword !== '' && countSelections(state) > 0 && (
              <li>
                <WayOn to={withKeyword(state, '')}>{messages.withoutKeyword(state.keyword)}</WayOn>
              </li>
            )}
            <li>
              <WayOn to={EMPTY_STATE}>{messages.everything}</WayOn>
            </li>
            <Suites />
            {waysOn.contact && (
              <li>
                <a href={safeUrl(waysOn.contact.url) ?? '#'}>{waysOn.contact.title}</a>
              </li>
            )}
          </ul>
          <Popular />
        </>
      )}
    </div>
  );
}

/** Each value of such a facet (product suites) that is not a filter already, with all that is published of it. */
function Suites() {
  const { settings, language, view } = useSearch();
  const facet = settings.facets.find(({ name }) => facetOf(name).isWayOn);
  const listed = view.response.facets.find(({ name }) => name === facet?.name);
  if (!facet || !listed) return null;
  const selected = selectedValues(view.state, facet.name);
  return orderFacetValues(facet, listed.values, language)
    .filter(({ name }) => !selected.includes(name))
    .map(({ name }) => (
      <li key={name}>
        <WayOn to={withSelection(EMPTY_STATE, facet.name, [name])}>{valueLabel(facet, name)}</WayOn>
      </li>
    ));
}

/** The pages that visitors chose most often, whatever they searched for. */
function Popular() {
  const { messages, waysOn } = useSearch();
  if (waysOn.popular.length === 0) return null;
  return (
    <>
      <p>{messages.oftenChosen}</p>
      <ul>
        {waysOn.popular.map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Another spelling of the keyword, of which some page has all words (S-26). */
export function DidYouMean() {
  const { messages, view } = useSearch();
  const { didYouMean } = view.response;
  return (
    didYouMean && (
      <p>
        {messages.didYouMean} <WayOn to={withKeyword(view.state, didYouMean)}>{didYouMean}</WayOn>?
      </p>
    )
  );
}

/** The link disappears together with the message; the focus must not be lost with it. */
export function WayOn({ to, children }: { to: SearchState; children: string }) {
  const { change, focusResults } = useSearch();
  const follow = () => {
    focusResults();
    change(to);
  };
  return (
    <SearchLink to={to} onFollow={follow}>
      {children}
    </SearchLink>
  );
}
