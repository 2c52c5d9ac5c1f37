import { toggleValue, withKeyword } from '../../url/search-state.ts';
import { valueLabel } from '../filters/facet-order.ts';
import { useSearch } from '../search-context.ts';
import { WayOn } from './no-results.tsx';
import styles from './results.module.css';

/** Filters that words of the keyword name, such as "Only “Case Study”?"; none is set without the visitor. */
export function FilterOffers() {
  const { settings, messages, view } = useSearch();
  const offers = view.response.offers.flatMap(({ facet: name, value, keyword }) => {
    const facet = settings.facets.find((each) => each.name === name);
    if (!facet) return [];
    const to = toggleValue(withKeyword(view.state, keyword), name, value);
    return { key: `${name}:${value}`, to, label: messages.onlyOffer(valueLabel(facet, value)) };
  });
  if (offers.length === 0) return null;
  return (
    <ul className={styles.offers} aria-label={messages.filters}>
      {offers.map(({ key, to, label }) => (
        <li key={key}>
          <WayOn to={to}>{label}</WayOn>
        </li>
      ))}
    </ul>
  );
}
