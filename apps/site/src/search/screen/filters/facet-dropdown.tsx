import type { FacetSettings } from '@keelstone/content/settings/page-settings.model.ts';
import { Icon } from '@keelstone/ui/icon/icon.tsx';
import type { FacetValueCount } from '../../query/search-response.ts';
import { selectedValues, toggleValue } from '../../url/search-state.ts';
import { formatCount } from '../format-count.ts';
import { useSearch } from '../search-context.ts';
import { isOptionDisabled, valueLabel } from './facet-order.ts';
import styles from './facets.module.css';

type FacetDropdownProps = { facet: FacetSettings; values: readonly FacetValueCount[] };

/** One facet: a disclosure with a checkbox for each value and the number of selected values in brackets. */
export function FacetDropdown({ facet, values }: FacetDropdownProps) {
  const { view, messages, language, change } = useSearch();
  const { state } = view;
  const selected = selectedValues(state, facet.name);
  return (
    <details className={styles.dropdown} name="search-facets">
      <summary>
        <span>
          {facet.label}
          {selected.length > 0 && <span className={styles.selected}> ({selected.length})</span>}
        </span>
        <Icon name="caret" />
      </summary>
      <fieldset className={styles.panel}>
        <legend className="visually-hidden">{facet.label}</legend>
        <ul>
          {values.map((value) => {
            const isSelected = selected.includes(value.name);
            const isDisabled = isOptionDisabled(value, isSelected);
            return (
              <li key={value.name}>
                <label className={isDisabled ? `${styles.option} ${styles.disabled}` : styles.option}>
                  <input
                    type="checkbox"
                    name={facet.urlParam}
                    value={value.name}
                    checked={isSelected}
                    disabled={isDisabled}
                    onChange={() => change(toggleValue(state, facet.name, value.name))}
                  />
                  <span>{valueLabel(facet, value.name)}</span>
                  <data className={styles.count} value={value.count}>
                    {formatCount(value.count, language)}
                  </data>
                </label>
              </li>
            );
          })}
        </ul>
        <noscript>
          <button type="submit" className={styles.apply}>
            {messages.apply}
          </button>
        </noscript>
      </fieldset>
    </details>
  );
}
