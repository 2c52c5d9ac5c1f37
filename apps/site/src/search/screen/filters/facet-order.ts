import type { FacetSettings } from '@keelstone/content/settings/page-settings.model.ts';
import type { Language } from '@keelstone/model/language';
import { ARCHIVED } from '@keelstone/model/search-contract';
import type { FacetValueCount } from '../../query/search-response.ts';

const collators: Partial<Record<Language, Intl.Collator>> = {};

/** Kept, because making one is slow. */
function collatorOf(language: Language): Intl.Collator {
  collators[language] ??= new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  return collators[language];
}

/** What a facet value is called on the page: a content type's label, or the value itself. */
export function valueLabel(facet: FacetSettings, value: string): string {
  return facet.valueLabels[value] ?? value;
}

/**
 * Sorts the values of a facet as they are listed (S-18): ascending by label as the language sorts, ignoring case; the
 * date facet descending with `Archived` last.
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

/** Options without a match are disabled (S-17), but never `Archived`, nor one that is selected and can be taken back. */
export function isOptionDisabled(value: FacetValueCount, isSelected: boolean): boolean {
  return value.count === 0 && value.name !== ARCHIVED && !isSelected;
}
