import { SORTS, type Sort } from '@keelstone/model/search-contract';
import { withSort } from '../url/search-state.ts';
import styles from './results/results.module.css';
import { SEARCH_FORM_ID, useSearch } from './search-context.ts';

const ID = 'search-sort';

/** `Sort By:` (S-10). Without scripts, a button submits it together with the form. */
export function SortSelect() {
  const { messages, view, change } = useSearch();
  return (
    <div className={styles.sort} data-print="no">
      <label htmlFor={ID}>{messages.sortBy}</label>
      <select
        id={ID}
        name="sort"
        form={SEARCH_FORM_ID}
        value={view.state.sort}
        onChange={(event) => change(withSort(view.state, event.target.value as Sort))}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {messages.sorts[sort]}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" form={SEARCH_FORM_ID}>
          {messages.apply}
        </button>
      </noscript>
    </div>
  );
}
