import type { Condition } from '../search-index.ts';
import type { DocumentTable } from '../storage/document-table.ts';
import type { FacetColumn } from '../storage/facet-column.ts';

type Documents = Pick<DocumentTable, 'columns' | 'size' | 'capacity'>;

/** All conditions on one facet, compiled: a document passes if the mask marks its set of values. */
export type FacetFilter = {
  name: string;
  /** Null for a facet that no document has. */
  column: FacetColumn | null;
  /** By document ordinal, the number of its set of values. */
  cells: Uint16Array | Uint32Array;
  /** By set of values, 1 if it passes. */
  mask: Uint8Array;
  /** How many documents pass this filter. */
  passing: number;
};

function compile(
  name: string,
  conditions: readonly Condition[],
  column: FacetColumn | undefined,
  { size, capacity }: Documents,
): FacetFilter {
  const tests = conditions.map(({ operator, value }) => ({
    values: value,
    wanted: operator === '=' || operator === 'IN',
  }));
  if (!column) {
    // No document has the facet, so all have the empty set of values.
    const passes = tests.every(({ wanted }) => !wanted);
    const [cells, mask] = [new Uint16Array(capacity), Uint8Array.of(passes ? 1 : 0)];
    return { name, column: null, cells, mask, passing: passes ? size : 0 };
  }
  const mask = column.mask(tests);
  let passing = mask[0] === 1 ? size - column.documentsWithValue : 0;
  for (let set = 1; set < mask.length; set += 1) if (mask[set] === 1) passing += column.uses[set] as number;
  return { name, column, cells: column.cells, mask, passing };
}

/**
 * Returns one filter for each facet that has conditions. For a facet that no document has, conditions that
 * require a value match nothing, and conditions that exclude values match everything.
 */
export function compileFilters(conditions: readonly Condition[], documents: Documents): FacetFilter[] {
  const byName = new Map<string, Condition[]>();
  for (const condition of conditions) {
    const others = byName.get(condition.name);
    if (others) others.push(condition);
    else byName.set(condition.name, [condition]);
  }
  return [...byName].map(([name, own]) => compile(name, own, documents.columns.get(name), documents));
}
