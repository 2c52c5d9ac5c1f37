import { describe, expect, it } from 'vitest';
import { FacetColumn } from './facet-column.ts';

const countsOf = (column: FacetColumn, slots: number[]) => {
  const counts = column.count(Uint32Array.from(slots));
  return Object.fromEntries(Array.from(column.values(), ([value, ordinal]) => [value, counts[ordinal]]));
};
const many = Array.from({ length: 20 }, (_, i) => `value ${i}`);

describe('a facet column', () => {
  it('keeps rows apart when a document with more values widens them', () => {
    const column = new FacetColumn();
    column.set(0, ['a']);
    column.set(1, ['b', 'a']);
    column.set(200, ['a', 'b', 'c', 'c', '']);
    expect(countsOf(column, [0, 1, 200])).toEqual({ a: 3, b: 2, c: 1 });
    expect(countsOf(column, [1])).toEqual({ a: 1, b: 1, c: 0 });
  });

  it('holds any number of values for one document', () => {
    const column = new FacetColumn();
    column.set(3, many);
    expect(countsOf(column, [3])).toEqual(Object.fromEntries(many.map((value) => [value, 1])));
    for (const value of many) expect(column.hasAny(3, column.mask([value]))).toBe(true);
    expect(column.hasAny(3, column.mask(['unknown']))).toBe(false);
    column.set(3, ['value 0']);
    expect(countsOf(column, [3])).toEqual({ 'value 0': 1 });
  });

  it('counts documents without a value at 0', () => {
    const column = new FacetColumn();
    column.set(0, ['a']);
    expect(column.count(Uint32Array.of(0, 1, 5000))[0]).toBe(2);
  });
});
