import { FacetColumn } from './facet-column.ts';
import { chooseFacetValues } from './facet-values.ts';
import type { FacetRequest, FacetValue } from './search-index.ts';

/** Counts the values of one requested facet over the documents it is shown. */
export class FacetCounter {
  readonly #request: FacetRequest;
  readonly #column: FacetColumn;
  readonly #counts: Uint32Array;
  #missing = 0;

  constructor(request: FacetRequest, column: FacetColumn = new FacetColumn()) {
    this.#request = request;
    this.#column = column;
    this.#counts = new Uint32Array(column.width);
  }

  get name(): string {
    return this.#request.name;
  }

  /** With `OR`, the conditions on the facet itself do not restrict its counts: the others are what one could add. */
  get ignoresItself(): boolean {
    return this.#request.operator === 'OR';
  }

  count(slot: number): void {
    const row = this.#column.row(slot);
    if (row.length === 0) this.#missing += 1;
    for (const ordinal of row) this.#counts[ordinal] = (this.#counts[ordinal] ?? 0) + 1;
  }

  result(): { name: string; values: FacetValue[] } {
    const values = Array.from(this.#column.values(), ([name, ordinal]) => ({
      name,
      count: this.#counts[ordinal] ?? 0,
    }));
    if (this.#request.missing) values.push({ name: '', count: this.#missing });
    return { name: this.name, values: chooseFacetValues(values, this.#request) };
  }
}
