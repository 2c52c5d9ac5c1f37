import { useEffect, useRef } from 'react';
import { useSearch } from '../search-context.ts';
import { FacetDropdown } from './facet-dropdown.tsx';
import styles from './facets.module.css';

const openDropdowns = (bar: HTMLElement | null) =>
  [...(bar?.querySelectorAll('details') ?? [])].filter((dropdown) => dropdown.open);

/** Closes an open dropdown; focus inside it moves to the dropdown's own control instead of being lost. */
function closeWithFocus(dropdown: HTMLDetailsElement): void {
  if (dropdown.contains(document.activeElement)) dropdown.querySelector('summary')?.focus();
  dropdown.open = false;
}

/** The facets in one row (S-6). A click outside, or Escape, closes all of them. */
export function FacetBar() {
  const { settings, messages, view } = useSearch();
  const bar = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const collapseOutside = (event: PointerEvent) => {
      for (const dropdown of openDropdowns(bar.current)) {
        if (!dropdown.contains(event.target as Node)) dropdown.open = false;
      }
    };
    const collapseOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') openDropdowns(bar.current).forEach(closeWithFocus);
    };
    document.addEventListener('pointerdown', collapseOutside, { signal });
    document.addEventListener('keydown', collapseOnEscape, { signal });
    return () => listening.abort();
  }, []);

  return (
    <fieldset className={styles.bar} ref={bar} data-print="no">
      <legend className="visually-hidden">{messages.filters}</legend>
      {settings.facets.map((facet) => (
        <FacetDropdown
          key={facet.name}
          facet={facet}
          values={view.response.facets.find((each) => each.name === facet.name)?.values ?? []}
        />
      ))}
    </fieldset>
  );
}
