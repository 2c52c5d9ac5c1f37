import type { Condition } from '../search-index.ts';
import type { DocumentTable } from '../storage/document-table.ts';
import type { FacetColumn } from './facet-column.ts';

type Documents = Pick<DocumentTable, 'columns' | 'size' | 'capacity'>;

/** All conditions on one facet, compiled: a document passes when the mask marks its set of values. */
export type FacetFilter = {
  name: string;
  /** Null for a facet that no document has. */
  column: FacetColumn | null;
  /** By slot. */
  cells: Uint16Array | Uint32Array;
  /** By set of values. */
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
    // Every document has the empty set of its values.
    const passes = tests.every(({ wanted }) => !wanted);
    const [cells, mask] = [new Uint16Array(capacity), Uint8Array.of(passes ? 1 : 0)];
    return { name, column: null, cells, mask, passing: passes ? size : 0 };
  }
  const mask = column.mask(tests);
  let passing = mask[0] === 1 ? size - column.documentsWithValue : 0;
  for (let set = 1; set < mask.length; set += 1) if (mask[set] === 1) passing += column.uses[set] as number;
  return { name, column, cells: column.cells, mask, passing };
}

/** One filter per facet that has conditions. A facet that no document has matches nothing, and excludes nothing. */
export function compileFilters(conditions: readonly Condition[], documents: Documents): FacetFilter[] {
  const byName = new Map<string, Condition[]>();
  for (const condition of conditions) {
    const others = byName.get(condition.name);
    if (others) others.push(condition);
    else byName.set(condition.name, [condition]);
  }
  return [...byName].map(([name, own]) => compile(name, own, documents.columns.get(name), documents));
}
