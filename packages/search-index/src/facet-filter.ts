import type { FacetColumn } from './facet-column.ts';
import type { Condition } from './search-index.ts';

type Test = { mask: Uint8Array; wanted: boolean };

/** All conditions on one facet. A document passes when each of them holds. */
export class FacetFilter {
  readonly name: string;
  readonly #column: FacetColumn | undefined;
  readonly #tests: readonly Test[];

  constructor(name: string, conditions: readonly Condition[], column: FacetColumn | undefined) {
    this.name = name;
    this.#column = column;
    this.#tests = conditions.map(({ operator, value }) => ({
      mask: column?.mask(value) ?? new Uint8Array(),
      wanted: operator === '=' || operator === 'IN',
    }));
  }

  accepts(slot: number): boolean {
    for (const { mask, wanted } of this.#tests) {
      if ((this.#column?.hasAny(slot, mask) ?? false) !== wanted) return false;
    }
    return true;
  }
}

/** One filter per facet that has conditions. A facet that no document has matches nothing, and excludes nothing. */
export function compileFilters(
  conditions: readonly Condition[],
  columns: ReadonlyMap<string, FacetColumn>,
): FacetFilter[] {
  const byName = new Map<string, Condition[]>();
  for (const condition of conditions) {
    const others = byName.get(condition.name);
    if (others) others.push(condition);
    else byName.set(condition.name, [condition]);
  }
  return [...byName].map(([name, own]) => new FacetFilter(name, own, columns.get(name)));
}
