import { LANGUAGES } from '@keelstone/languages/languages.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearchIndex } from '../create-search-index.ts';
import type { SearchIndex } from '../search-index.ts';
import { createBruteForceIndex } from './brute-force-index.ts';
import {
  change,
  compareSearch,
  document,
  language,
  optionsOf,
  request,
  step,
  steppedCompaction,
  take,
} from './random-histories.fixture.ts';
import { sampleDocument, sampleRequest } from './sample-documents.fixture.ts';

const HISTORIES = 200;
/** How many queries have to agree, over all histories together. */
const QUERIES = 2000;

// For every query, the oracle checks every word of every document.
describe('the index against the oracle', { timeout: 120_000 }, () => {
  // A failure prints the seed and the shrunk steps; fc.assert(..., { seed, path }) replays it.
  it('S-26 S-27 S-28 S-29 S-30 answers 2,000 random queries between random changes exactly alike: totals, counts, order by age, what stands out', () => {
    let [queries, stoodOut] = [0, 0];
    const fallbacks: Record<string, number> = { none: 0, question_words: 0, all_and_close: 0, majority: 0 };
    const gaveWay = Object.fromEntries(LANGUAGES.map((each) => [each, 0]));
    // One query after each change, so that their number does not depend on how the changes are drawn.
    const history = fc.array(fc.tuple(change, request), { minLength: QUERIES / HISTORIES, maxLength: 15 });
    fc.assert(
      fc.property(language, history, (spoken, steps) => {
        const options = optionsOf(spoken);
        const [index, oracle] = [createSearchIndex(options), createBruteForceIndex(options)];
        for (const [each, asked] of steps) {
          take(each, index, oracle);
          const { fallback, best } = compareSearch(index, oracle, asked);
          fallbacks[fallback.step] = (fallbacks[fallback.step] as number) + 1;
          if (fallback.step !== 'none') gaveWay[spoken] = (gaveWay[spoken] as number) + 1;
          if (best.length > 0) stoodOut += 1;
          queries += 1;
        }
      }),
      { numRuns: HISTORIES },
    );
    expect(queries).toBeGreaterThanOrEqual(QUERIES);
    expect(stoodOut).toBeGreaterThan(QUERIES / 50);
    expect(Math.min(...Object.values(fallbacks)), JSON.stringify(fallbacks)).toBeGreaterThan(QUERIES / 200);
    expect(Math.min(...Object.values(gaveWay)), JSON.stringify(gaveWay)).toBeGreaterThan(QUERIES / 400);
  });

  it('S-27 S-28 agrees on what only says a synonym in passing, where many say the word', () => {
    const word = fc.constantFrom('price', 'prices', 'cost', 'fee', 'tariff');
    const text = fc.array(fc.oneof(word, fc.constantFrom('and', 'other', 'things')), { maxLength: 30 });
    const page = fc.record({
      title: fc.oneof(word, fc.constant('Notes')),
      body: text.map((each) => each.join(' ')),
    });
    const synonym = fc.record({ phrases: fc.tuple(word, word), weight: fc.constantFrom(0.2, 0.5, 0.8) });
    let left = 0;
    fc.assert(
      fc.property(
        language,
        fc.array(page, { minLength: 12, maxLength: 20 }),
        fc.array(synonym, { minLength: 1, maxLength: 3 }),
        fc.array(word, { minLength: 1, maxLength: 2 }),
        (spoken, pages, synonyms, keys) => {
          const both = [createSearchIndex({ language: spoken }), createBruteForceIndex({ language: spoken })];
          for (const each of both) {
            for (const [nid, own] of pages.entries()) each.add(sampleDocument({ nid: nid + 1, ...own }));
            each.setRules({ synonyms, pinned: [] });
          }
          const [index, oracle] = both as [SearchIndex, SearchIndex];
          for (const field of ['created', 'relevance'] as const) {
            const sort = [{ field, direction: 'DESC' }] as const;
            const asked = sampleRequest({ keys, fallback: true, limit: 12, sort });
            const { total } = compareSearch(index, oracle, asked);
            if (total < index.search({ ...asked, fallback: false }).total) left += 1;
          }
        },
      ),
      { numRuns: 150 },
    );
    expect(left).toBeGreaterThan(10);
  });

  it('S-26 agrees while what removed documents left behind is cleared away', () => {
    let finished = 0;
    fc.assert(
      fc.property(language, fc.array(step, { minLength: 20, maxLength: 60 }), (spoken, steps) => {
        const options = optionsOf(spoken);
        const compaction = steppedCompaction();
        const schedule = (work: () => void) => {
          finished += 1;
          compaction.options.schedule(work);
        };
        const index = createSearchIndex({
          ...options,
          compaction: { ...compaction.options, schedule },
        });
        const oracle = createBruteForceIndex(options);
        for (const each of steps) {
          take(each, index, oracle);
          compaction.step();
        }
      }),
      { numRuns: 100 },
    );
    expect(finished).toBeGreaterThan(100);
  });

  it('S-26 still agrees after a bulk load and many replacements', () => {
    fc.assert(
      fc.property(
        language,
        fc.array(document, { minLength: 150, maxLength: 200 }),
        fc.array(request, { minLength: 5, maxLength: 10 }),
        (spoken, documents, requests) => {
          const options = optionsOf(spoken);
          const [index, oracle] = [createSearchIndex(options), createBruteForceIndex(options)];
          const spread = documents.map((each, i) => ({ ...each, nid: i < 100 ? i : each.nid }));
          for (const each of spread) {
            index.add(each);
            oracle.add(each);
          }
          for (const asked of requests) compareSearch(index, oracle, asked);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('S-26 agrees while lists of thousands are cleared of what was removed, one part after the other', () => {
    const options = optionsOf('en');
    const compaction = steppedCompaction();
    let changes = 0;
    const index = createSearchIndex({ ...options, compaction: compaction.options });
    const oracle = createBruteForceIndex(options);
    const both = (call: (each: SearchIndex) => void) => [index, oracle].forEach(call);
    const add = (nid: number, created: number, title: string) =>
      both((each) => each.add(sampleDocument({ nid, created, title })));
    for (let nid = 0; nid < 9000; nid += 1) add(nid, nid, `Risk register ${nid % 7}`);
    for (let nid = 0; nid < 9000; nid += 2) both((each) => each.remove(nid));
    while (compaction.isWaiting()) {
      compaction.step();
      // Changes that arrive during the copy are repeated on it, one in each step: it ends when they stop.
      if (changes === 500) continue;
      changes += 1;
      // Inserts into the middle of the longest lists, and removes from it; the next reader of a list sorts it.
      add(10_000 + changes, 4000.5 + changes, 'Risk register, late');
      both((each) => each.remove(4001 + 2 * changes));
      for (const gram of ['ris', 'isk', 'sk ', 'k r', ' re', 'reg', 'egi', 'gis', 'ist', 'ste', 'ter'])
        index.suggest(gram, 1);
    }
    expect(changes).toBe(500);
    for (const text of ['Risk', 'gister', 'register 3', 'late'])
      expect(index.suggest(text, 5000)).toEqual(oracle.suggest(text, 5000));
    compareSearch(index, oracle, sampleRequest({ keys: ['register'], limit: 10_000 }));
  });
});
