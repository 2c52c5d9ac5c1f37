import { describe, expect, it } from 'vitest';
import { FacetColumn } from './facet-column.ts';

const countsOf = (column: FacetColumn, slots: number[]) => {
  const counts = new Uint32Array(column.setCount);
  column.countSets(Uint32Array.from(slots), counts);
  return Object.fromEntries(column.spread(counts).map(({ name, count }) => [name, count]));
};
const many = Array.from({ length: 20 }, (_, i) => `value ${i}`);

/** A column with the values of one document after the other, by slot. */
function columnOf(...documents: string[][]): FacetColumn {
  const column = new FacetColumn();
  for (const [slot, values] of documents.entries()) column.set(slot, values);
  return column;
}

describe('a facet column', () => {
  it('counts each value of each document once, in whatever order they stand', () => {
    const column = columnOf(['a'], ['b', 'a'], ['a', 'b', 'c', 'c', ''], []);
    expect(countsOf(column, [0, 1, 2, 3])).toEqual({ a: 3, b: 2, c: 1 });
    expect(countsOf(column, [1])).toEqual({ a: 1, b: 1, c: 0 });
    expect(columnOf(['a', 'b'], ['b', 'a']).setCount).toBe(2);
  });

  it('holds any number of values for one document', () => {
    const column = columnOf(many);
    expect(countsOf(column, [0])).toEqual(Object.fromEntries(many.map((value) => [value, 1])));
    const set = column.cells[0] as number;
    for (const value of many) expect(column.mask([{ values: [value], wanted: true }])[set]).toBe(1);
    expect(column.mask([{ values: ['unknown'], wanted: true }])[set]).toBe(0);
  });

  it('counts documents without a value at 0, and takes what is counted off all there are', () => {
    const column = columnOf(['a'], [], [], ['b']);
    const counts = new Uint32Array(column.setCount);
    column.countSets(Uint32Array.of(0, 1), counts);
    expect(counts[0]).toBe(1);
    expect([...column.allBut(counts, 4)]).toEqual([1, 0, 1]);
  });

  it('forgets a value with the last document that has it', () => {
    const column = columnOf(['a', 'b'], ['b']);
    column.release(0);
    expect(column.values()).toEqual(['b']);
  });

  it('holds more sets of values than sixteen bits can number', () => {
    const column = columnOf(...Array.from({ length: 0x10010 }, (_, slot) => [`tag ${slot}`]));
    expect(column.cells).toBeInstanceOf(Uint32Array);
    expect(countsOf(column, [0, 0x1000f])).toMatchObject({ 'tag 0': 1, 'tag 65551': 1, 'tag 7': 0 });
  });

  it('takes documents of another column over, without the values nobody has', () => {
    const source = columnOf(['gone'], ['a', 'b'], ['b']);
    const column = new FacetColumn();
    const adopt = column.adopter(source);
    adopt(2, 0);
    adopt(1, 1);
    expect(column.values().sort()).toEqual(['a', 'b']);
    expect(countsOf(column, [0, 1])).toEqual({ a: 1, b: 2 });
  });
});
