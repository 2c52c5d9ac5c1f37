import { describe, expect, it } from 'vitest';
import { FacetColumn } from './facet-column.ts';

const countsOf = (column: FacetColumn, ordinals: number[]) => {
  const counts = column.count(Uint32Array.from(ordinals));
  return Object.fromEntries(column.name(counts).map(({ name, count }) => [name, count]));
};
const many = Array.from({ length: 20 }, (_, i) => `value ${i}`);

/** A column that holds the values of the given documents, in order of their ordinals. */
function columnOf(...documents: string[][]): FacetColumn {
  const column = new FacetColumn();
  for (const [ordinal, values] of documents.entries()) column.set(ordinal, values);
  return column;
}

describe('a facet column', () => {
  it('counts each value of each document once, in whatever order they stand', () => {
    const column = columnOf(['a'], ['b', 'a'], ['a', 'b', 'c', 'c', ''], []);
    expect(countsOf(column, [0, 1, 2, 3])).toEqual({ a: 3, b: 2, c: 1 });
    expect(countsOf(column, [1])).toEqual({ a: 1, b: 1, c: 0 });
    const { cells } = columnOf(['a', 'b'], ['b', 'a']);
    expect(cells[0]).toBe(cells[1]);
  });

  it('holds any number of values for one document', () => {
    const column = columnOf(many);
    expect(countsOf(column, [0])).toEqual(Object.fromEntries(many.map((value) => [value, 1])));
    const set = column.cells[0] as number;
    for (const value of many) expect(column.mask([{ values: [value], wanted: true }])[set]).toBe(1);
    expect(column.mask([{ values: ['unknown'], wanted: true }])[set]).toBe(0);
  });

  it('S-26 lists documents by what they have, those that came before the facet among those without', () => {
    const column = new FacetColumn();
    for (const [ordinal, values] of [['a'], [], ['b', 'a']].entries()) column.set(ordinal + 2, values);
    const isLive = Uint8Array.of(1, 1, 1, 0, 1);
    const gather = (value: string, wanted: 0 | 1) =>
      [
        ...column.gather(
          column.mask([{ values: [value], wanted: true }]),
          wanted,
          isLive,
          new Uint32Array(6),
        ),
      ].sort();
    expect(gather('a', 1)).toEqual([2, 4]);
    expect(gather('b', 1)).toEqual([4]);
    expect(gather('b', 0)).toEqual([0, 1, 2]);
    expect(gather('c', 0)).toEqual([0, 1, 2, 4]);
  });

  it('counts documents without a value, and takes what is counted off all there are', () => {
    const column = columnOf(['a'], [], [], ['b', 'a']);
    expect(column.count(Uint32Array.of(0, 1)).without).toBe(1);
    const { perValue, without } = column.countAllBut(Uint32Array.of(0, 1), 4);
    expect([...perValue]).toEqual([1, 1]);
    expect(without).toBe(1);
  });

  it('counts few documents as it counts many', () => {
    const documents = Array.from({ length: 90 }, (_, ordinal) =>
      many.filter((_value, i) => (ordinal * 7) % (i + 2) === 0),
    );
    const column = columnOf(...documents);
    const ordinals = Uint32Array.from(documents, (_, ordinal) => ordinal);
    const sum = new Uint32Array(many.length);
    for (const ordinal of ordinals)
      for (const [value, count] of column.count(Uint32Array.of(ordinal)).perValue.entries())
        sum[value] = (sum[value] as number) + count;
    expect(column.count(ordinals).perValue).toEqual(sum);
  });

  it('removes a value with the last document that has it', () => {
    const column = columnOf(['a', 'b'], ['b']);
    column.release(0);
    expect(column.values()).toEqual(['b']);
  });

  it('holds more sets of values than sixteen bits can number', () => {
    const column = columnOf(...Array.from({ length: 0x10010 }, (_, ordinal) => [`tag ${ordinal}`]));
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
