import { Icon } from '@keelstone/ui/icon/icon.tsx';
import { useEffect, useRef } from 'react';
import { clearSelections, countSelections, selectedValues, toggleValue } from '../../url/search-state.ts';
import { SEARCH_FORM_ID, useSearch } from '../search-context.ts';
import { SearchLink } from '../search-link.tsx';
import styles from './active-filters.module.css';
import { valueLabel } from './facet-order.ts';

const focusFacets = () => document.querySelector<HTMLElement>(`#${SEARCH_FORM_ID} summary`)?.focus();

/** `Filtered By:` with a chip for each active filter (S-8), then `Clear` (S-7). Nothing if no filter is active. */
export function ActiveFilters() {
  const { settings, messages, view, change } = useSearch();
  const { state } = view;
  const chips = useRef<HTMLUListElement>(null);
  /** Position of the chip that was removed: the focus moves to its neighbour instead of being lost. */
  const removed = useRef<number>(null);
  const filters = settings.facets.flatMap((facet) =>
    selectedValues(state, facet.name).map((value) => ({ facet, value, key: `${facet.name}:${value}` })),
  );
  useEffect(() => {
    if (removed.current === null) return;
    const links = chips.current?.querySelectorAll('a') ?? [];
    const neighbour = links[Math.min(removed.current, links.length - 1)];
    removed.current = null;
    if (neighbour) neighbour.focus();
    else focusFacets();
  });
  if (countSelections(state) === 0) return null;
  return (
    <div className={styles.filters}>
      <p id="filtered-by">{messages.filteredBy}</p>
      <ul aria-labelledby="filtered-by" ref={chips}>
        {filters.map(({ facet, value, key }, position) => (
          <li key={key}>
            <SearchLink
              to={toggleValue(state, facet.name, value)}
              className={styles.chip}
              aria-label={messages.removeFilter(facet.label, valueLabel(facet, value))}
              onFollow={() => {
                removed.current = position;
                change(toggleValue(state, facet.name, value));
              }}
            >
              {valueLabel(facet, value)}
              <Icon name="close" />
            </SearchLink>
          </li>
        ))}
      </ul>
      <ClearButton />
    </div>
  );
}

/** A separate form, so that it works as a button without scripts: it keeps the keyword and the sort order. */
function ClearButton() {
  const { settings, messages, view, change } = useSearch();
  const { state } = view;
  return (
    <form
      action={settings.basePath}
      method="get"
      data-print="no"
      onSubmit={(event) => {
        event.preventDefault();
        change(clearSelections(state));
        focusFacets();
      }}
    >
      {state.keyword !== '' && <input type="hidden" name="keyword" value={state.keyword} />}
      <input type="hidden" name="sort" value={state.sort} />
      <button type="submit" className={styles.clear}>
        {messages.clear}
      </button>
    </form>
  );
}
