import type { FacetSettings } from '@keelstone/content/settings/page-settings.model.ts';
import type { Language } from '@keelstone/model/language';
import { ARCHIVED } from '@keelstone/model/search-contract';
import type { FacetValueCount } from '../../query/search-response.ts';

const collators: Partial<Record<Language, Intl.Collator>> = {};

/** Cached, because creating a collator is slow. */
function collatorOf(language: Language): Intl.Collator {
  collators[language] ??= new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  return collators[language];
}

/** The label of a facet value on the page: a content type's label, or the value itself. */
export function valueLabel(facet: FacetSettings, value: string): string {
  return facet.valueLabels[value] ?? value;
}

/**
 * Sorts the values of a facet for display (S-18): ascending by label in the order of the language, ignoring
 * case; the date facet descending with `Archived` last.
 */
export function orderFacetValues(
  facet: FacetSettings,
  values: readonly FacetValueCount[],
  language: Language,
): FacetValueCount[] {
  if (facet.order === 'date') return [...values].sort((a, b) => compareDates(a.name, b.name));
  const collator = collatorOf(language);
  return [...values].sort((a, b) => collator.compare(valueLabel(facet, a.name), valueLabel(facet, b.name)));
}

function compareDates(a: string, b: string): number {
  if (a === ARCHIVED || b === ARCHIVED) return Number(a === ARCHIVED) - Number(b === ARCHIVED);
  return Number(b) - Number(a);
}

/** Options without matches are disabled (S-17), except `Archived` and selected ones, which can be deselected. */
export function isOptionDisabled(value: FacetValueCount, isSelected: boolean): boolean {
  return value.count === 0 && value.name !== ARCHIVED && !isSelected;
}
