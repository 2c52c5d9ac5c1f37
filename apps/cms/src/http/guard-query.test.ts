import type { PayloadRequest } from 'payload';
import { describe, expect, it } from 'vitest';
import { conditionsOf, MalformedFilterError } from './conditions.ts';
import { isLongerThan } from './guard-collections.ts';
import { guardQuery, MOST_POPULATED } from './guard-query.ts';

const paths = (where: object) => [...new Set([...conditionsOf(where as never)].map(({ path }) => path))];

describe('conditions of a filter', () => {
  it('C-11 are found wherever they stand', () => {
    const where = {
      a: { equals: 1 },
      e: undefined,
      OR: [undefined, { b: { in: [1, 2] } }, { and: [{ c: { contains: { or: [{ d: { like: 'x' } }] } } }] }],
    };
    expect(paths(where)).toEqual(['a', 'b', 'c', 'c.d']);
  });

  it.each([[{ a: 'x' }], [{ a: [] }], [{ and: [null] }], [{ and: ['x'] }]])(
    'C-11 are a tree of conditions or nothing: %j',
    (where) => {
      expect(() => paths(where)).toThrow(MalformedFilterError);
    },
  );

  it('C-11 do not stand in each other without end', () => {
    let where: object = { a: { equals: 1 } };
    for (let depth = 0; depth < 100_000; depth += 1) where = { and: [where] };
    expect(() => paths(where)).toThrow(MalformedFilterError);
  });
});

describe('what relations lead to', () => {
  const request = () => ({}) as PayloadRequest;
  const populate = (req: PayloadRequest, count: number, overrideAccess = false) =>
    guardQuery({
      args: { currentDepth: 2, overrideAccess, where: { id: { in: Array(count).fill(1) } } },
      operation: 'read',
      req,
    } as never);

  it('C-11 is counted for each request over all its relations', async () => {
    const req = request();
    await populate(req, MOST_POPULATED - 1);
    await populate(req, 1);
    await expect(populate(req, 1)).rejects.toThrow('more than 2000 documents');
    await expect(populate(request(), 1)).resolves.toBeDefined();
  });

  it('C-11 is not counted where the CMS asks itself', async () => {
    await expect(populate(request(), MOST_POPULATED + 1, true)).resolves.toBeDefined();
  });
});

describe('a response', () => {
  it('C-11 is weighed as it will be written, with what stands in it several times', () => {
    const related = { text: 'x'.repeat(1000) };
    const response = { docs: Array.from({ length: 100 }, () => ({ related })) };
    expect(isLongerThan(90_000, response)).toBe(true);
    expect(isLongerThan(200_000, response)).toBe(false);
  });
});
