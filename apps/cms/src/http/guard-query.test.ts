import type { CollectionSlug, PayloadRequest, SanitizedConfig } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { openConfiguration, PATIENCE_MS } from '../app/open-configuration.fixture.ts';
import { conditionsOf, filteredFields, MalformedFilterError } from './conditions.ts';
import { isLongerThan } from './guard-collections.ts';
import { guardQuery, MOST_DOCUMENTS, MOST_POPULATED, QueryRefusedError } from './guard-query.ts';

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

  it.each([[{ a: 'x' }], [{ a: [] }], [{ and: [null] }], [{ and: ['x'] }], [{ a: { like: ['x'] } }]])(
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

it('C-11 fields in the address of a list are those that are compared with something', () => {
  const named = filteredFields({
    'where[or][0][and][0][gone][equals]': 'x',
    'where[or][0][and][1][gone][exists]': 'true',
    'where[title.x][in][0]': '1',
    'where[or][1][and][0][id][not_in]': ['1', '2'],
    'sort[equals]': 'a',
    'where[equals]': 'x',
    where: 'x',
  });
  expect(named).toEqual(['gone', 'title.x', 'id']);
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

  it('C-11 is weighed, too, when a list in it is very long', () => {
    expect(isLongerThan(1_000_000, { docs: [Array(200_000).fill(1)] })).toBe(true);
    expect(isLongerThan(2_000_000, { docs: [Array(200_000).fill(1)] })).toBe(false);
  });
});

describe('a request of staff', () => {
  let config: SanitizedConfig;
  beforeAll(async () => {
    config = await openConfiguration();
  }, PATIENCE_MS);

  /** The arguments that it goes on with. @param found how many documents a filter finds */
  function ask(args: object, { operation = 'read', payloadAPI = 'REST', found = 0 } = {}) {
    const page = config.collections.find(({ slug }) => slug === ('page' satisfies CollectionSlug));
    const req = {
      user: { id: 7, role: 'author' },
      payloadAPI,
      payload: { config, collections: {}, count: async () => ({ totalDocs: found }) },
    };
    return guardQuery({ args: { collection: { config: page }, ...args }, operation, req } as never);
  }

  const titleIs = { title: { equals: 'x' } };
  const or = (count: number) => ({ or: Array(count).fill(titleIs) });
  const among = (count: number) => ({ id: { in: Array(count).fill(1) } });

  it('C-11 filters and sorts by what it may read, and nothing else', async () => {
    await expect(ask({ where: titleIs, sort: '-created, title', limit: 10 })).resolves.toBeDefined();
    await expect(ask({ sort: ['title', '-nowhere'], limit: 10 })).rejects.toThrow(
      '"nowhere" is nothing to filter or sort by.',
    );
    await expect(ask({ where: { or: [titleIs, { salt: { exists: true } }] } })).rejects.toThrow('"salt"');
    await expect(ask({ field: 'reviewRequestedBy.email', limit: 10 })).rejects.toThrow(QueryRefusedError);
  });

  it('C-11 has so many conditions, values and fields at most', async () => {
    for (const where of [or(200), among(2000), { id: { in: Array(2000).fill('1').join() } }])
      await expect(ask({ where, limit: 10 })).resolves.toBeDefined();
    for (const where of [or(201), among(2001), { id: { in: Array(2001).fill('1').join() } }])
      await expect(ask({ where, limit: 10 })).rejects.toThrow('200 conditions and 2000 values at most');
    const names = Array.from({ length: 201 }, (_, number) => `title${number}`);
    await expect(ask({ sort: names.join() })).rejects.toThrow('200 fields at most');
    await expect(ask({ where: { title: 'x' } })).rejects.toThrow('The filter is malformed');
  });

  it.each([
    { limit: 0 },
    { limit: -1 },
    { limit: Number.NaN },
    { limit: MOST_DOCUMENTS + 1 },
    { pagination: false },
  ])('C-11 is refused when it asks for so many documents: %j', async (args) => {
    await expect(ask(args)).rejects.toThrow('An answer has 500 documents at most.');
    // One document is no list, and the CMS itself may ask for all.
    await expect(ask({ ...args, id: 1 })).resolves.toBeDefined();
    await expect(ask({ ...args, overrideAccess: true })).resolves.toBeDefined();
  });

  it('C-11 is answered as asked, up to the limit', async () => {
    expect(await ask({ limit: MOST_DOCUMENTS })).toMatchObject({ limit: MOST_DOCUMENTS });
    expect(await ask({ limit: 10, pagination: false })).toMatchObject({ limit: 10 });
    expect(await ask({})).not.toHaveProperty('limit');
  });

  it('C-11 for a list of the admin has the limit as its limit', async () => {
    const list = { payloadAPI: 'local' };
    for (const limit of [0, -1, 100_000]) expect(await ask({ limit }, list)).toMatchObject({ limit: 500 });
    for (const args of [{ limit: 25 }, { limit: 0, pagination: false }, {}])
      expect(await ask(args, list)).toEqual(expect.objectContaining(args));
  });

  it('C-11 for a list of the admin has the order of the list where that of the last time is gone', async () => {
    const list = { payloadAPI: 'local' };
    expect(await ask({ sort: '-title', limit: 10 }, list)).toMatchObject({ sort: '-title', limit: 10 });
    const sorted = await ask({ sort: 'gone', limit: 10 }, list);
    expect(sorted).toMatchObject({ limit: 10 });
    expect(sorted).not.toHaveProperty('sort');
    expect(await ask({ sort: 'title,-salt', limit: 10 }, list)).not.toHaveProperty('sort');
  });

  it('C-11 for a list of the admin whose filter is gone leaves the list without documents, by the name of its refusal', async () => {
    const where = { gone: { equals: 'x' } };
    await expect(ask({ where }, { payloadAPI: 'local' })).rejects.toMatchObject({ name: 'QueryError' });
    await expect(ask({ where })).rejects.toMatchObject({ name: 'QueryRefusedError' });
  });

  it.each(['update', 'delete'])('C-11 to %s many documents is about so many at most', async (operation) => {
    const where = titleIs;
    await expect(ask({ where }, { operation, found: MOST_DOCUMENTS })).resolves.toBeDefined();
    await expect(ask({ where }, { operation, found: MOST_DOCUMENTS + 1 })).rejects.toThrow(
      'This is about 501 documents, and one request changes 500 at most.',
    );
    await expect(ask({ where, limit: 0 }, { operation, found: 501 })).rejects.toThrow('about 501 documents');
    await expect(ask({ where, limit: 20 }, { operation, found: 501 })).resolves.toBeDefined();
    await expect(ask({ id: 1 }, { operation, found: 501 })).resolves.toBeDefined();
  });

  it('C-11 has no joins', async () => {
    await expect(ask({ joins: { pages: {} }, limit: 1 })).rejects.toThrow('No collection has joins.');
    await expect(ask({ joins: {}, limit: 1 })).resolves.toBeDefined();
  });
});
