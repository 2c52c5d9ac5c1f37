import { LANGUAGES } from '@keelstone/languages/languages.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearchIndex, restoreSearchIndex, type ScoreExplanation } from '../create-search-index.ts';
import type { SearchResult } from '../search-index.ts';
import {
  change as anyChange,
  document as anyDocument,
  language,
  optionsOf,
  request,
  rules,
  take,
} from '../testing/random-histories.fixture.ts';
import { sampleDocument, sampleFacet, sampleRequest } from '../testing/sample-documents.fixture.ts';
import { UnreadableSnapshotError } from './snapshot-file.ts';

const OPTIONS = { language: 'de' } as const;
const word = fc.constantFrom('Risiko', 'Risiken', 'Überprüfung', 'register', 'Straße', 'cafe\u0301', 'a');
const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
const document = fc
  .record({
    nid: fc.integer({ min: 1, max: 25 }),
    title: text,
    body: text,
    created: fc.nat(9),
    facets: fc.dictionary(fc.constantFrom('date', 'industries'), fc.array(fc.constantFrom('x', 'y'))),
  })
  .map(sampleDocument);
const change = fc.oneof(document, fc.integer({ min: 1, max: 25 }));

const sampleIndex = () => {
  const index = createSearchIndex(OPTIONS);
  index.add(
    sampleDocument({ nid: 1, title: 'Die Überprüfung', body: 'Risiken', facets: { date: ['2026'] } }),
  );
  return index;
};

// The random histories take time on a machine that is busy with other work.
describe('a snapshot of the index', { timeout: 60_000 }, () => {
  it('R-5 goes on as the index it was taken of, whatever changes before and after', () => {
    const changes = fc.array(change, { maxLength: 40 });
    fc.assert(
      fc.property(changes, changes, fc.array(word, { maxLength: 2 }), (before, after, keys) => {
        const index = createSearchIndex(OPTIONS);
        const make = (each: (typeof before)[number], target: typeof index) =>
          typeof each === 'number' ? target.remove(each) : target.add(each);
        for (const each of before) make(each, index);
        const restored = restoreSearchIndex(index.save(), OPTIONS);
        for (const each of after) for (const target of [index, restored]) make(each, target);
        for (const field of ['created', 'relevance'] as const) {
          const request = sampleRequest({
            keys,
            limit: 50,
            sort: [{ field, direction: 'DESC' }],
            facets: [sampleFacet('date'), sampleFacet('industries')],
          });
          expect(restored.search(request)).toEqual(index.search(request));
        }
        for (const typed of ['r', 'ris', 'prüf', 'e'])
          expect(restored.suggest(typed, 5)).toEqual(index.suggest(typed, 5));
        expect([...restored.nids].sort()).toEqual([...index.nids].sort());
        expect(restored.facetValues('date')).toEqual(index.facetValues('date'));
      }),
      { numRuns: 150 },
    );
  });

  it('R-5 holds what there was when it was begun, whatever changes before its last part is written', () => {
    const changes = fc.array(change, { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(changes, changes, changes, (before, between, after) => {
        const index = createSearchIndex(OPTIONS);
        const same = createSearchIndex(OPTIONS);
        const make = (each: (typeof before)[number], target: typeof index) =>
          typeof each === 'number' ? target.remove(each) : target.add(each);
        for (const each of before) for (const target of [index, same]) make(each, target);
        const parts: Uint8Array[] = [];
        const late = [...between];
        for (const part of index.saveInParts()) {
          parts.push(part.slice());
          const next = late.shift();
          if (next !== undefined) make(next, index);
        }
        const restored = restoreSearchIndex(Buffer.concat(parts), OPTIONS);
        const compare = () => {
          for (const keys of [[], ['risik'], ['überprüfung'], ['a']])
            for (const field of ['created', 'relevance'] as const) {
              const facets = [sampleFacet('date'), sampleFacet('industries')];
              const request = sampleRequest({
                keys,
                limit: 50,
                sort: [{ field, direction: 'DESC' }],
                facets,
              });
              expect(restored.search(request)).toEqual(same.search(request));
            }
          for (const typed of ['r', 'prüf', 'e'])
            expect(restored.suggest(typed, 5)).toEqual(same.suggest(typed, 5));
        };
        compare();
        for (const each of after) for (const target of [restored, same]) make(each, target);
        compare();
      }),
      { numRuns: 150 },
    );
  });

  it('R-5 answers with synonyms, pins, choices and fallbacks as the index it was taken of, in each language', () => {
    const steps = { question_words: 0, all_and_close: 0, majority: 0 };
    const seen = { ...steps, pinned: 0, best: 0, corrected: 0, synonym: 0, chosen: 0, alsoFoundBy: 0 };
    const gaveWay = Object.fromEntries(LANGUAGES.map((each) => [each, 0]));
    const count = ({ pinned, best, corrections, fallback }: SearchResult, explained: ScoreExplanation[]) => {
      if (fallback.step !== 'none') seen[fallback.step] += 1;
      if (pinned.length > 0) seen.pinned += 1;
      if (best.length > 0) seen.best += 1;
      if (corrections.length > 0) seen.corrected += 1;
      for (const { parts, byChoices } of explained) {
        if (byChoices > 0) seen.chosen += 1;
        if (parts.some(({ by }) => by === 'synonym')) seen.synonym += 1;
        if (parts.some(({ matches }) => matches.some(({ field }) => field === 'alsoFoundBy')))
          seen.alsoFoundBy += 1;
      }
    };
    const documents = fc.array(anyDocument, { minLength: 5, maxLength: 30 });
    const before = fc.array(anyChange, { maxLength: 3 });
    const after = fc.array(fc.tuple(rules, anyChange, request), { minLength: 4, maxLength: 6 });
    fc.assert(
      fc.property(language, documents, before, after, (spoken, added, changes, asked) => {
        const index = createSearchIndex(optionsOf(spoken));
        for (const each of added) index.add(each);
        for (const each of changes) take(each, index, index);
        const restored = restoreSearchIndex(index.save(), optionsOf(spoken));
        for (const [own, each, any] of asked) {
          // Rules are settings, which are published, and not in the file. Random ones are rarely of what is asked for.
          const pinned = [...own.pinned, { keys: any.keys, nids: [3, 1, 2] }];
          const choices = [
            { keys: any.keys, pages: [1, 2, 3, 4, 5].map((nid) => ({ nid, weight: nid * 20 })) },
          ];
          const synonyms = [...own.synonyms, { phrases: any.keys.slice(1, 2), finds: ['kill', 'travail'] }];
          for (const target of [index, restored]) target.setRules({ synonyms, pinned, choices });
          const byScore = { field: 'relevance', direction: 'DESC' } as const;
          const all = { ...any, conditions: [], sort: [byScore], offset: 0, limit: 100 };
          for (const query of [any, all]) {
            const found = index.search(query);
            expect(restored.search(query)).toEqual(found);
            const explained = index.explain(query, found.nids);
            expect(restored.explain(query, found.nids)).toEqual(explained);
            count(found, explained);
            if (found.fallback.step !== 'none') gaveWay[spoken] = (gaveWay[spoken] as number) + 1;
          }
          expect(restored.suggestSpelling(any)).toEqual(index.suggestSpelling(any));
          take(each, restored, index);
        }
      }),
      { numRuns: 150 },
    );
    const occurred = JSON.stringify({ ...seen, ...gaveWay });
    expect(Math.min(...Object.values(seen), ...Object.values(gaveWay)), occurred).toBeGreaterThan(5);
  });

  it('R-5 knows misspelt words and their spelling as before', () => {
    const restored = restoreSearchIndex(sampleIndex().save(), OPTIONS);
    const { corrections } = restored.search(sampleRequest({ keys: ['Überprüfnug'] }));
    expect(corrections).toEqual([{ typed: 'Überprüfnug', used: 'überprüfung' }]);
  });

  it('R-5 is refused when a byte of it is missing or another', () => {
    const saved = sampleIndex().save();
    fc.assert(
      fc.property(fc.nat(saved.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const changed = saved.slice();
        changed[at] = (changed[at] as number) ^ by;
        expect(() => restoreSearchIndex(changed, OPTIONS)).toThrow(UnreadableSnapshotError);
        expect(() => restoreSearchIndex(saved.slice(0, at), OPTIONS)).toThrow(UnreadableSnapshotError);
      }),
    );
  });

  it('R-5 is refused for another language', () => {
    expect(() => restoreSearchIndex(sampleIndex().save(), { language: 'en' })).toThrow(/other rules/);
  });

  it('R-5 may stand anywhere in a buffer', () => {
    const saved = sampleIndex().save();
    const shifted = new Uint8Array(saved.length + 3);
    shifted.set(saved, 3);
    expect(restoreSearchIndex(shifted.subarray(3), OPTIONS).size).toBe(1);
  });

  it('R-5 says by its version which entries it has: other ones need the next digit in `snapshot-file.ts`', () => {
    const saved = sampleIndex().save();
    const text = (start: number, end: number) => new TextDecoder().decode(saved.subarray(start, end));
    const end = saved.length - 40;
    const length = new DataView(saved.buffer, saved.byteOffset + end).getUint32(0, true);
    const { placed } = JSON.parse(text(end - Math.ceil(length / 8) * 8, end).replace(/\0+$/, ''));
    const entries = placed.map(({ name, kind }: { name: string; kind: string }) => `${name} ${kind}`);
    expect([text(0, 8), ...entries.sort()].join('\n')).toMatchInlineSnapshot(`
      "KSINDEX6
      facets.0 json
      facets.0.short Uint16Array
      lengths.alsoFoundBy Uint16Array
      lengths.body Uint16Array
      lengths.excerpt Uint16Array
      lengths.terms Uint16Array
      lengths.title Uint16Array
      postings.count Uint32Array
      postings.end Uint32Array
      postings.first Uint32Array
      postings.free json
      postings.frequencies.0 Uint16Array
      postings.next Uint32Array
      postings.ordinals.0 Uint32Array
      postings.size Uint16Array
      rules json
      table.created Float64Array
      table.facets json
      table.listed Uint8Array
      table.live Uint8Array
      table.nids Float64Array
      table.order Uint32Array
      table.prints Float64Array
      terms.before Uint32Array
      terms.firstTerm Uint32Array
      terms.forms.ends Uint32Array
      terms.forms.units Uint16Array
      terms.lastOf Uint32Array
      terms.secondTerm Uint32Array
      terms.sorted Uint32Array
      terms.spellingOf Uint32Array
      terms.spellings.ends Uint32Array
      terms.spellings.units Uint16Array
      terms.stemOf Uint32Array
      terms.stems.ends Uint32Array
      terms.stems.units Uint16Array
      terms.words.ends Uint32Array
      terms.words.units Uint16Array
      texts.bytes.0 Uint8Array
      texts.free json
      texts.starts Uint32Array
      texts.wide Uint8Array
      titles.grams.ends Uint32Array
      titles.grams.units Uint16Array
      titles.lengths.0 Uint32Array
      titles.marks Uint32Array
      titles.ordinals.0 Uint32Array"
    `);
  });
});
