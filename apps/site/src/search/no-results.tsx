import { valueLabel } from './facet-order.ts';
import styles from './results.module.css';
import { useSearch } from './search-context.ts';
import { SearchLink } from './search-link.tsx';
import { countSelections, EMPTY_STATE, selectedValues, toggleValue, withKeyword } from './search-state.ts';

/** `No Results`, and the ways on: without one of the filters, without the keyword, without all of it. */
export function NoResults() {
  const { settings, messages, view } = useSearch();
  const { state } = view;
  const isAskingForAll = countSelections(state) === 0 && state.keyword === '';
  return (
    <div className={styles.empty}>
      <p className={styles.statement}>{messages.noResults}</p>
      {!isAskingForAll && (
        <>
          <p>{messages.noResultsHelp}</p>
          <ul>
            {settings.facets.flatMap((facet) =>
              selectedValues(state, facet.name).map((value) => (
                <li key={`${facet.name}:${value}`}>
                  <SearchLink to={toggleValue(state, facet.name, value)}>
                    {messages.withoutFilter(valueLabel(facet, value))}
                  </SearchLink>
                </li>
              )),
            )}
            {state.keyword !== '' && countSelections(state) > 0 && (
              <li>
                <SearchLink to={withKeyword(state, '')}>{messages.withoutKeyword(state.keyword)}</SearchLink>
              </li>
            )}
            <li>
              <SearchLink to={EMPTY_STATE}>{messages.everything}</SearchLink>
            </li>
          </ul>
        </>
      )}
    </div>
  );
}
