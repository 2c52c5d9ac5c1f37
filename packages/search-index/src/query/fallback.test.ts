import { describe, expect, it } from 'vitest';
import { createSearchIndex } from '../create-search-index.ts';
import type { SearchRequest } from '../search-index.ts';
import { createBruteForceIndex } from '../testing/brute-force-index.ts';
import { sampleDocument, sampleRequest } from '../testing/sample-documents.fixture.ts';

function indexOf(titles: readonly string[], language: 'en' | 'de' | 'fr' = 'en') {
  const index = createSearchIndex({ language });
  for (const [i, title] of titles.entries())
    index.add({ ...sampleDocument({ nid: i + 1, title }), facets: { parity: [i % 2 ? 'even' : 'odd'] } });
  return index;
}

const asking = (keyword: string, more: Partial<SearchRequest> = {}) =>
  sampleRequest({ keys: keyword.split(' '), fallback: true, ...more });

const TITLES = ['Supplier risk', 'Supplier audit report', 'Claims audit', 'Incident report', 'Flood plan'];

describe('a search that finds nothing with all words', () => {
  const index = indexOf(TITLES);

  it('S-27 gives way only if it is asked to, and only with AND', () => {
    expect(index.search(asking('supplier audit flood', { fallback: false })).total).toBe(0);
    const none = { step: 'none', dropped: [] };
    expect(index.search(asking('supplier'))).toMatchObject({ nids: [2, 1], fallback: none });
    expect(index.search(asking('supplier audit', { fallback: false }))).toMatchObject({
      nids: [2],
      fallback: none,
    });
    expect(index.search(asking('risk zzzzzz', { conjunction: 'OR' }))).toMatchObject({
      nids: [1],
      fallback: none,
    });
  });

  it('S-27 leaves out the words of a question first', () => {
    expect(index.search(asking('where can i find supplier risk'))).toMatchObject({
      nids: [1],
      fallback: { step: 'question_words', dropped: ['find'] },
    });
    const german = indexOf(['Aufbewahrung der Berichte'], 'de');
    expect(german.search(asking('ich suche aufbewahrung'))).toMatchObject({
      nids: [1],
      fallback: { step: 'question_words', dropped: ['suche'] },
    });
    expect(indexOf(['Les sinistres'], 'fr').search(asking('je cherche sinistre')).nids).toEqual([1]);
  });

  it('S-27 takes the words of a question as they are if a page has them, or if there are no others', () => {
    const own = indexOf([...TITLES, 'How to find a supplier']);
    const sort = [{ field: 'relevance', direction: 'DESC' }] as const;
    expect(own.search(asking('find supplier', { sort }))).toMatchObject({
      nids: [6, 1, 2],
      fallback: { step: 'all_and_close' },
    });
    expect(index.search(asking('find help')).total).toBe(0);
  });

  it('S-27 then takes pages that come close: that score at least half of what the best one does', () => {
    // "flood" is in one of five titles, "supplier", "audit" and "report" are in two.
    expect(index.search(asking('supplier audit flood'))).toMatchObject({
      nids: [5, 3, 2, 1],
      fallback: { step: 'majority', dropped: [] },
    });
    const long = { nid: 30, title: 'Notes', body: `Flood. ${'And other things. '.repeat(40)}` };
    const own = indexOf(['Flood of claims', ...Array<string>(20).fill('Other')]);
    own.add(sampleDocument(long));
    expect(own.search(asking('flood claims zzzzzz')).nids).toEqual([1]);
  });

  it('S-27 adds pages that come close to few with all words, which stay first by relevance', () => {
    const titles = ['Supplier audit', 'Supplier', 'Audit', ...Array<string>(20).fill('Other')];
    const few = indexOf(titles);
    const sort = [{ field: 'relevance', direction: 'DESC' }] as const;
    const asked = few.search(asking('supplier audit', { sort }));
    expect(asked).toMatchObject({ nids: [1, 3, 2], fallback: { step: 'all_and_close', dropped: [] } });
    expect(few.search(asking('supplier audit')).nids).toEqual([3, 2, 1]);
    const oldest = [{ field: 'relevance', direction: 'ASC' }] as const;
    expect(few.search(asking('supplier audit', { sort: oldest })).nids).toEqual([3, 2, 1]);
    const body = `Of a supplier and its audit. ${'And of much else besides. '.repeat(200)}`;
    few.add(sampleDocument({ nid: 50, title: 'Something', body }));
    few.add(sampleDocument({ nid: 51, title: 'Supplier, supplier', terms: 'supplier' }));
    const { nids } = few.search(asking('supplier audit', { sort }));
    expect(nids.slice(0, 2)).toEqual([1, 50]);
    const many = indexOf([...Array<string>(6).fill('Supplier audit'), ...titles]);
    expect(many.search(asking('supplier audit'))).toMatchObject({ total: 7, fallback: { step: 'none' } });
  });

  it('S-27 says which words no page has, and finds nothing by a small part of the words', () => {
    const many = indexOf([...TITLES, 'Supplier list', 'Supplier talk']);
    expect(many.search(asking('supplier risk zzzzzz'))).toMatchObject({
      nids: expect.arrayContaining([1]),
      fallback: { step: 'majority', dropped: ['zzzzzz'] },
    });
    expect(many.search(asking('supplier zzzzzz yyyyyy xxxxxx')).total).toBe(0);
  });

  it('S-27 finds nothing unless a page covers half of the words, of which unknown ones count for more', () => {
    const body = (text: string) => `${text}. ${'And other things. '.repeat(9)}`;
    const own = indexOf([...TITLES, 'Flood']);
    own.add(sampleDocument({ nid: 30, title: 'Notes', body: body('Of a penguin and an iceberg') }));
    // Nearly all of one word in a title, and nothing of the other.
    expect(own.search(asking('flood penguin')).total).toBe(0);
    expect(own.search(asking('flood plan penguin'))).toMatchObject({
      nids: [5],
      fallback: { step: 'majority', dropped: ['penguin'] },
    });
    const some = indexOf([]);
    for (let nid = 1; nid <= 20; nid += 1)
      some.add(sampleDocument({ nid, title: 'Other', excerpt: 'Other words' }));
    some.add(sampleDocument({ nid: 30, title: 'Floods, flood', excerpt: 'Our claims' }));
    expect(some.search(asking('flood claims zebra')).total).toBe(0);
    some.add(sampleDocument({ nid: 31, title: 'Notes', body: body('Of a zebra') }));
    expect(some.search(asking('flood claims zebra')).nids).toEqual([30]);
    // German compounds are searched for by their parts, so a page has to cover less.
    expect(indexOf(TITLES, 'de').search(asking('flood incident')).total).toBe(2);
  });

  it('S-27 takes any form of a word for the word in German and French, which have more of them', () => {
    const of = (language: 'en' | 'de' | 'fr', body: string) => {
      const own = createSearchIndex({ language });
      own.add(sampleDocument({ nid: 1, title: 'Other', body }));
      own.add(sampleDocument({ nid: 2, body: 'a text about something else with many more words' }));
      return own;
    };
    expect(of('de', 'Berichte über Unfälle').search(asking('unfall bericht')).nids).toEqual([1]);
    expect(of('fr', 'Les rapports des accidents').search(asking('accident rapport')).nids).toEqual([1]);
    expect(of('en', 'Reporting what is incidental').search(asking('incident report')).nids).toEqual([]);
    // In English, the other number is the same word.
    expect(of('en', 'Reports of incidents').search(asking('incident report')).nids).toEqual([1]);
    expect(of('en', 'A report of an incident').search(asking('incidents reports')).nids).toEqual([1]);
  });

  it('S-27 in French, needs more of two words than of three, and most if a page has only one of the two', () => {
    const own = createSearchIndex({ language: 'fr' });
    own.add(sampleDocument({ nid: 1, title: 'Assurance', body: 'Une police par bâtiment.' }));
    own.add(sampleDocument({ nid: 2, title: 'Autre', body: 'La vie des clients, les polices.' }));
    const body = 'Autre chose, et bien plus que cela. '.repeat(4);
    for (let nid = 3; nid <= 20; nid += 1) own.add(sampleDocument({ nid, title: 'Autre chose', body }));
    expect(own.search(asking('assurance vie')).total).toBe(0);
    expect(own.search(asking('assurance police vie')).nids).toEqual([2, 1]);
    // Both words, in other forms, and what comes close to that page.
    expect(own.search(asking('police client')).nids).toEqual([2, 1]);
  });

  it('S-27 finds what has all words as they were typed, however little it says of them, and one word by any rule', () => {
    const body = `A penguin on an iceberg. ${'And other things. '.repeat(200)}`;
    const own = indexOf([...TITLES, ...Array<string>(200).fill('Other')]);
    own.add(sampleDocument({ nid: 300, title: 'Notes', body }));
    own.setRules({ synonyms: [{ phrases: ['auk', 'penguin'] }], pinned: [] });
    expect(own.search(asking('penguin iceberg')).nids).toEqual([300]);
    expect(own.search(asking('penguin ice')).nids).toEqual([300]);
    expect(own.search(asking('ice berg penguin')).nids).toEqual([300]);
    expect(own.search(asking('penguins icebergs')).nids).toEqual([300]);
    // Other forms of the words than their other number have to say enough.
    expect(own.search(asking('penguin iceberging')).total).toBe(0);
    expect(own.search(asking('auk')).nids).toEqual([300]);
    expect(own.search(asking('where can i find an auk')).nids).toEqual([300]);
    const nothing = { total: 0, corrections: [], fallback: { step: 'none', dropped: [] } };
    expect(own.search(asking('auk iceberg'))).toMatchObject(nothing);
    expect(own.search(asking('auk iceberg', { fallback: false })).nids).toEqual([300]);
    own.add(sampleDocument({ nid: 301, title: 'Penguins and icebergs' }));
    expect(own.search(asking('auk iceberg')).nids).toEqual([301, 300]);
  });

  it('S-26 S-27 takes a last word of three letters for a whole one if any page has it, and else for a beginning', () => {
    const own = createSearchIndex({ language: 'fr' });
    const titles = ['Une vieille assurance', 'Assurance sur la vie', 'Une assurance formelle'];
    for (const [at, title] of titles.entries()) own.add(sampleDocument({ nid: at + 1, title }));
    expect(own.search(asking('vie')).nids).toEqual([2]);
    // "vi" is no word of a page, though it is the stem of one.
    expect(own.search(asking('vi')).nids).toEqual([2, 1]);
    expect(own.search(asking('for')).nids).toEqual([3]);
    expect(own.search(asking('vie', { fallback: false })).nids).toEqual([2, 1]);
  });

  it('S-27 S-28 leaves out what only says a synonym in passing, if more than five pages say the word', () => {
    const own = indexOf(Array<string>(6).fill('Prices and more'));
    const body = (text: string) => `${text}. ${'And other things. '.repeat(40)}`;
    own.add(sampleDocument({ nid: 10, title: 'Notes', body: body('What it costs') }));
    own.add(sampleDocument({ nid: 11, title: 'Notes', body: body('At any price') }));
    own.add(sampleDocument({ nid: 12, title: 'Cost' }));
    own.setRules({ synonyms: [{ phrases: ['price', 'cost'], weight: 0.7 }], pinned: [] });
    const found = new Set(own.search(asking('price')).nids);
    expect(found).toEqual(new Set([1, 2, 3, 4, 5, 6, 11, 12]));
    const all = own.search(asking('price', { fallback: false }));
    expect(new Set(all.nids)).toEqual(new Set([...found, 10]));
    // Which documents are left makes no difference to the next search.
    expect(own.search(asking('cost', { sort: [{ field: 'relevance', direction: 'DESC' }] })).nids[0]).toBe(
      12,
    );
    for (const nid of [1, 2, 3, 4, 11]) own.remove(nid);
    expect(new Set(own.search(asking('price')).nids)).toEqual(new Set([5, 6, 10, 12]));
  });

  it('S-27 S-28 finds nothing by a synonym of two words that stand far apart, unless a page says the rest well', () => {
    const own = indexOf([]);
    own.add(sampleDocument({ nid: 1, title: 'Other', terms: 'Quality', body: 'A manager on an iceberg' }));
    own.add(sampleDocument({ nid: 2, title: 'Notes', body: 'Nothing of it' }));
    own.setRules({ synonyms: [{ phrases: ['qms'], finds: ['quality manager'] }], pinned: [] });
    expect(own.search(asking('qms iceberg')).total).toBe(0);
    expect(own.search(asking('qms')).nids).toEqual([1]);
    own.add(sampleDocument({ nid: 3, title: 'Quality manager', body: 'On an iceberg' }));
    expect(
      own.search(asking('qms iceberg', { sort: [{ field: 'relevance', direction: 'DESC' }] })).nids,
    ).toEqual([3, 1]);
  });

  it('S-28 finds a synonym of two English words in either number, but not in other words of their stems', () => {
    const own = indexOf([]);
    const bodies = ['Protective equipments', 'Equipment to protect us', 'Policies for risks', 'Risky policy'];
    for (const [at, body] of bodies.entries()) own.add(sampleDocument({ nid: at + 1, title: 'Other', body }));
    const synonyms = [
      { phrases: ['ppe'], finds: ['protective equipment'] },
      { phrases: ['charter'], finds: ['risks policy'] },
    ];
    own.setRules({ synonyms, pinned: [] });
    expect(own.search(asking('ppe')).nids).toEqual([1]);
    expect(own.search(asking('charter')).nids).toEqual([3]);
    const inflected = createSearchIndex({ language: 'de' });
    inflected.add(sampleDocument({ nid: 1, body: 'Mit den persönlichen Ausrüstungen' }));
    inflected.setRules({ synonyms: [{ phrases: ['psa'], finds: ['persönliche Ausrüstung'] }], pinned: [] });
    expect(inflected.search(asking('psa')).nids).toEqual([1]);
  });

  it('S-27 orders what it found by date or by relevance, as it was asked to', () => {
    const own = indexOf(['Flood plan for suppliers', 'Supplier notes', 'A plan']);
    const asked = asking('flood plan supplier zzzzzz');
    expect(own.search(asked).nids).toEqual([1]);
    const others = Array<string>(20).fill('Other');
    const both = indexOf([
      'Flood plan',
      'Notes on what a flood is, what to do about it, and a plan',
      ...others,
    ]);
    expect(both.search(asking('flood plan zzzzzz')).nids).toEqual([2, 1]);
    const sort = [{ field: 'relevance', direction: 'DESC' }] as const;
    expect(both.search(asking('flood plan zzzzzz', { sort })).nids).toEqual([1, 2]);
  });

  it('S-27 S-17 counts and filters what it found, and does not give way for a filter', () => {
    const filtered = (value: string, keyword: string) =>
      index.search(
        asking(keyword, {
          conditions: [{ name: 'parity', operator: '=', value: [value] }],
          facets: [{ name: 'parity', limit: 0, minCount: 1, missing: false, operator: 'AND' }],
        }),
      );
    expect(filtered('even', 'supplier audit flood')).toMatchObject({
      total: 1,
      facets: [{ values: [{ name: 'even', count: 1 }] }],
    });
    expect(filtered('odd', 'incident zzzzzz').total).toBe(0);
    expect(filtered('odd', 'incident')).toMatchObject({ total: 0, fallback: { step: 'none' } });
  });

  it('S-27 marks in texts the words that it looked for, not those of the question', () => {
    const text = 'Find the risk of a supplier';
    const marked = index
      .matcherOf(asking('find supplier risk'))
      .find(text)
      .map(({ start, end }) => text.slice(start, end));
    expect(marked).toEqual(['risk', 'supplier']);
  });
});

describe('slips in a search that gives way', () => {
  const index = indexOf(TITLES);

  it('S-27 are corrected before a word is dropped', () => {
    expect(index.search(asking('suplier audit report'))).toMatchObject({
      nids: [2],
      corrections: [{ typed: 'suplier', used: 'supplier' }],
      fallback: { step: 'none' },
    });
    expect(index.search(asking('find suplier audit report'))).toMatchObject({
      nids: [2],
      fallback: { step: 'question_words', dropped: ['find'] },
    });
  });

  it('S-27 are corrected in a majority, too, and named only if a result has the correction', () => {
    expect(index.search(asking('suplier audit zzzzzz'))).toMatchObject({
      nids: [3, 2, 1],
      corrections: [{ typed: 'suplier', used: 'supplier' }],
      fallback: { step: 'majority', dropped: ['zzzzzz'] },
    });
    const weak = `Supplier. ${'And other things. '.repeat(40)}`;
    const own = indexOf(['Flood plan', ...Array<string>(9).fill('Other')]);
    own.add(sampleDocument({ nid: 20, title: 'Notes', body: weak }));
    expect(own.search(asking('suplier flod plan'))).toMatchObject({
      nids: [1],
      corrections: [{ typed: 'flod', used: 'flood' }],
      fallback: { step: 'majority', dropped: ['suplier'] },
    });
  });

  it('S-27 are corrected in long questions: words that say nothing do not count towards the limit', () => {
    const long = 'where can i find the report about a suplier please';
    expect(index.search(asking(long)).corrections).toEqual([{ typed: 'suplier', used: 'supplier' }]);
    expect(index.search(asking(long, { fallback: false })).total).toBe(0);
  });
});

it('S-27 a request of more words than a mask has bits finds nothing by a majority', () => {
  const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i}`);
  const index = indexOf([words(32).join(' ')]);
  expect(index.search(asking([...words(31), 'zzzzzz'].join(' '))).total).toBe(1);
  expect(index.search(asking([...words(32), 'zzzzzz'].join(' '))).total).toBe(0);
});

describe('a spelling to search for instead', () => {
  it.each([createSearchIndex, createBruteForceIndex])(
    'S-27 is offered only if a search that gives way finds something with it (%o)',
    (create) => {
      const index = create({ language: 'de' });
      index.add(sampleDocument({ nid: 1, title: '', body: 'Ueberpruefung' }));
      // What the other words say of the page is too little for it.
      const misspelt = asking('r ueberprufng r');
      expect(index.suggestSpelling({ ...misspelt, fallback: false })).not.toBeNull();
      expect(index.suggestSpelling(misspelt)).toBeNull();
    },
  );
});

describe('among thousands of documents', () => {
  // Each word is in every document whose number is divisible by another prime: some in most, some in a few.
  const PRIMES = { alpha: 1, bravo: 2, carol: 3, delta: 5, easel: 7, fable: 401 };
  const documents = Array.from({ length: 4200 }, (_, i) => {
    const words = Object.entries(PRIMES).filter(([, prime]) => (i + 1) % prime === 0);
    const text = words.map(([word]) => word).join(' ');
    return sampleDocument({ nid: i + 1, ...(i % 4 < 3 ? { title: text } : { body: text }) });
  });
  const [index, oracle] = [createSearchIndex, createBruteForceIndex].map((create) => {
    const made = create({ language: 'en' });
    for (const document of documents) made.add(document);
    for (let nid = 30; nid < 4200; nid += 30 * 13) made.remove(nid);
    const synonyms = [{ phrases: ['golfer', 'bravo carol'] }];
    made.setRules({ synonyms, pinned: [] });
    return made;
  }) as [ReturnType<typeof createSearchIndex>, ReturnType<typeof createBruteForceIndex>];

  it.each(['golfer easel bravo qxvjzk', 'fable bravo'])(
    'S-27 "%s" finds what the plain implementation finds',
    (keyword) => {
      const request = asking(keyword, { best: 3, limit: 50 });
      const expected = oracle.search(request);
      expect(expected.total).toBeGreaterThan(0);
      expect(expected.fallback.step).not.toBe('none');
      expect(index.search(request)).toEqual(expected);
    },
  );
});
