import { describe, expect, it } from 'vitest';
import { createSearchIndex } from '../create-search-index.ts';
import type { SearchRequest } from '../search-index.ts';
import { sampleDocument, sampleRequest } from '../testing/sample-documents.fixture.ts';
import { MOST_MATCHES, STANDS_OUT } from './best-matches.ts';

/** Newer pages that mention risk and register beside much else, and others about something else. */
function newIndex() {
  const index = createSearchIndex({ language: 'en' });
  const body = `Of risk once, of a register once. ${'And of much else besides, such as the weather. '.repeat(9)}`;
  for (let nid = 100; nid < 120; nid += 1)
    index.add(sampleDocument({ nid, title: 'Letter to members', body }));
  for (let nid = 200; nid < 220; nid += 1) index.add(sampleDocument({ nid, title: 'Something else' }));
  return index;
}

const titled = (nid: number, title = 'Risk register') => sampleDocument({ nid, title });
const request = (overrides: Partial<SearchRequest> = {}) =>
  sampleRequest({ keys: ['risk', 'register'], best: 3, ...overrides });

describe('the best matches', () => {
  it('S-29 are the results that stand out, best first, then newest, whatever the order and range of the list', () => {
    const index = newIndex();
    for (const nid of [1, 2, 3, 4])
      index.add(titled(nid, nid === 1 ? 'Risk register' : 'The register of risk'));
    expect(index.search(request())).toMatchObject({ total: 24, best: [1, 4, 3] });
    expect(index.search(request()).nids).not.toContain(1);
    expect(index.search(request({ best: 1 })).best).toEqual([1]);
    expect(index.search(request({ offset: 20, limit: 1 })).best).toEqual([1, 4, 3]);
    const oldest = [{ field: 'created', direction: 'ASC' }] as const;
    expect(index.search(request({ sort: oldest })).best).toEqual([1, 4, 3]);
  });

  it('S-29 are not named unless they are asked for, nor without keys', () => {
    const index = newIndex();
    index.add(titled(1));
    expect(index.search(request({ best: 0 })).best).toEqual([]);
    expect(index.search(sampleRequest({ keys: ['risk', 'register'] })).best).toEqual([]);
    expect(index.search(request({ keys: [] })).best).toEqual([]);
    expect(index.search(request({ keys: ['zzzz'] })).best).toEqual([]);
  });

  it('S-29 are only those that are nearly as good as the best one', () => {
    const index = newIndex();
    index.add(titled(1));
    index.add(sampleDocument({ nid: 2, title: 'Risk', body: `A register. ${'And much else. '.repeat(30)}` }));
    expect(index.search(request()).best).toEqual([1]);
  });

  it('S-29 meet the conditions, and are compared with what meets them', () => {
    const index = newIndex();
    index.add(titled(1));
    index.add({ ...titled(2, 'A register of more than risk'), facets: { kind: ['Page'] } });
    const conditions = [{ name: 'kind', operator: '=' as const, value: ['Page'] }];
    expect(index.search(request({ conditions })).best).toEqual([2]);
  });

  it('S-29 are none if many results are as good', () => {
    const index = newIndex();
    for (let nid = 1; nid <= STANDS_OUT.most; nid += 1) index.add(titled(nid));
    expect(index.search(request()).best).toEqual([10, 9, 8]);
    index.add(titled(STANDS_OUT.most + 1));
    expect(index.search(request()).best).toEqual([]);
  });

  it('S-29 are none that have only a lesser part of what was asked', () => {
    const index = newIndex();
    index.add(titled(1, 'Harbour ferry'));
    index.add(titled(2, 'Risk register, or else'));
    const find = (...keys: string[]) => index.search(request({ keys, fallback: true }));
    const majority = { total: 1, fallback: { step: 'majority' } };
    expect(find('harbour', 'ferry', 'penguin')).toMatchObject({ ...majority, best: [1] });
    // Half of the newer pages have these words, and the one that says most of the search is missing.
    expect(find('risk', 'register', 'else', 'penguin')).toMatchObject({ ...majority, nids: [2], best: [] });
  });

  it('S-29 are none if a great many documents match', () => {
    const index = newIndex();
    index.add(titled(1));
    const matching = index.search(request()).total;
    for (let nid = 1000; nid < 1000 + MOST_MATCHES - matching; nid += 1)
      index.add(
        sampleDocument({ nid, title: 'Minutes', body: 'A risk. A register. And what else there is.' }),
      );
    expect(index.search(request())).toMatchObject({ total: MOST_MATCHES, best: [1] });
    index.add(sampleDocument({ nid: 999, title: 'Minutes', body: 'A risk. A register.' }));
    expect(index.search(request())).toMatchObject({ total: MOST_MATCHES + 1, best: [] });
  });
});
