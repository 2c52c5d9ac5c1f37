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
  const { settings, messages, view, fallbackLinks } = useSearch();
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
                  <SuggestedSearchLink to={toggleValue(state, facet.name, value)}>
                    {messages.withoutFilter(valueLabel(facet, value))}
                  </SuggestedSearchLink>
                </li>
              )),
            )}
            {state.keyword !== '' && countSelections(state) > 0 && (
              <li>
                <SuggestedSearchLink to={withKeyword(state, '')}>
                  {messages.withoutKeyword(state.keyword)}
                </SuggestedSearchLink>
              </li>
            )}
            <li>
              <SuggestedSearchLink to={EMPTY_STATE}>{messages.everything}</SuggestedSearchLink>
            </li>
            <Suites />
            {fallbackLinks.contact && (
              <li>
                <a href={safeUrl(fallbackLinks.contact.url) ?? '#'}>{fallbackLinks.contact.title}</a>
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
  const facet = settings.facets.find(({ name }) => facetOf(name).isSuggestedWithoutResults);
  const listed = view.response.facets.find(({ name }) => name === facet?.name);
  if (!facet || !listed) return null;
  const selected = selectedValues(view.state, facet.name);
  return orderFacetValues(facet, listed.values, language)
    .filter(({ name }) => !selected.includes(name))
    .map(({ name }) => (
      <li key={name}>
        <SuggestedSearchLink to={withSelection(EMPTY_STATE, facet.name, [name])}>
          {valueLabel(facet, name)}
        </SuggestedSearchLink>
      </li>
    ));
}

/** The pages that visitors chose most often, whatever they searched for. */
function Popular() {
  const { messages, fallbackLinks } = useSearch();
  if (fallbackLinks.popular.length === 0) return null;
  return (
    <>
      <p>{messages.oftenChosen}</p>
      <ul>
        {fallbackLinks.popular.map(({ title, url }) => (
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
        {messages.didYouMean}{' '}
        <SuggestedSearchLink to={withKeyword(view.state, didYouMean)}>{didYouMean}</SuggestedSearchLink>?
      </p>
    )
  );
}

/** The link disappears together with the message; the focus must not be lost with it. */
export function SuggestedSearchLink({ to, children }: { to: SearchState; children: string }) {
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
