import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearchIndex } from '../create-search-index.ts';
import type { SynonymRule } from '../search-rules.ts';
import { sampleDocument, sampleRequest } from '../testing/sample-documents.fixture.ts';
import { parseKeys } from './query-words.ts';
import { stemForm } from './stem-word.ts';
import { Synonyms } from './synonyms.ts';
import { foldWord, splitWords } from './words.ts';

function indexOf(titles: readonly string[], synonyms: readonly SynonymRule[]) {
  const index = createSearchIndex({ language: 'en' });
  for (const [i, title] of titles.entries()) index.add(sampleDocument({ nid: i + 1, title }));
  index.setRules({ synonyms, pinned: [] });
  return (keyword: string) =>
    index.search(
      sampleRequest({ keys: keyword.split(' '), sort: [{ field: 'relevance', direction: 'DESC' }] }),
    ).nids;
}

describe('rules of synonyms', () => {
  it('S-28 a rule with a direction is followed in that direction only', () => {
    const search = indexOf(['risk', 'threat'], [{ phrases: ['risk'], finds: ['threat'] }]);
    expect(search('risk')).toEqual([1, 2]);
    expect(search('threat')).toEqual([2]);
  });

  it('S-28 phrases of a rule with a direction do not find each other', () => {
    const search = indexOf(
      ['risk', 'hazard', 'threat'],
      [{ phrases: ['risk', 'hazard'], finds: ['threat'] }],
    );
    expect(search('risk')).toEqual([1, 3]);
    expect(search('hazard')).toEqual([2, 3]);
  });

  it('S-28 a phrase finds what each of its rules lets it find, but not what these find in turn', () => {
    const search = indexOf(
      ['risk', 'hazard', 'threat', 'menace'],
      [
        { phrases: ['risk', 'hazard'] },
        { phrases: ['risk'], finds: ['threat'] },
        { phrases: ['threat', 'menace'] },
      ],
    );
    expect(search('risk').toSorted()).toEqual([1, 2, 3]);
  });

  it('S-28 the longest phrase that was typed counts', () => {
    const search = indexOf(
      ['peril log', 'risk log', 'inventory', 'peril register'],
      [{ phrases: ['risk', 'peril'] }, { phrases: ['risk register', 'inventory'] }],
    );
    expect(search('risk registers')).toEqual([3]);
    expect(search('risk log').toSorted()).toEqual([1, 2]);
  });

  it('S-28 a synonym counts for less than the typed word, by the weight of its rule, however rare it is', () => {
    const rare = { phrases: ['risk'], finds: ['peril'], weight: 0.3 };
    const many = indexOf([...Array(20).fill('a risk'), 'peril'], [rare]);
    expect(many('risk')).not.toContain(21);
    const few = indexOf(
      ['peril', 'hazard', 'risk'],
      [
        { phrases: ['risk'], finds: ['peril'], weight: 0.3 },
        { phrases: ['risk'], finds: ['hazard'], weight: 0.6 },
      ],
    );
    expect(few('risk')).toEqual([3, 2, 1]);
  });

  it('S-28 the best alternative of a document counts, not their sum', () => {
    const search = indexOf(
      ['peril hazard danger', 'risk note here'],
      [{ phrases: ['risk', 'peril', 'hazard', 'danger'], weight: 0.9 }],
    );
    expect(search('risk')).toEqual([2, 1]);
  });

  it('S-28 stop words of a phrase are left out while it has others', () => {
    const search = indexOf(
      ['go wrong', 'wrong', 'the'],
      [{ phrases: ['risk', 'what can go wrong'] }, { phrases: ['of the', 'end'] }],
    );
    expect(search('risk')).toEqual([1]);
    expect(search('what can go wrong')).toEqual([1]);
    expect(search('end')).toEqual([]);
  });

  it('S-28 a stop word finds nothing by its stem, which an abbreviation may have, too', () => {
    const rules = [{ phrases: ['AED', 'defibrillator'] }, { phrases: ['IT', 'information technology'] }];
    const synonyms = new Synonyms(rules, 'en', 0.5);
    const finds = (text: string) => synonyms.find(parseKeys([text], 'en').flat(), 0)?.finds.length ?? 0;
    expect([finds('a'), finds('aed'), finds('it')]).toEqual([0, 1, 1]);
  });

  it('S-28 a word of a synonym is found in its other number, unless that is a stop word', () => {
    const search = indexOf(
      ['its audits', 'IT audits'],
      [{ phrases: ['systems review'], finds: ['IT audit'] }],
    );
    expect(search('systems review')).toEqual([2]);
  });

  it('S-28 the one word that is left of a phrase without its stop words is not looked for', () => {
    const rules = [{ phrases: ['price', 'how much', 'fee'] }];
    const synonyms = new Synonyms(rules, 'en', 0.5);
    const finds = (text: string) =>
      synonyms.find(parseKeys([text], 'en').flat(), 0)?.finds.map(({ words }) => words[0]?.text);
    expect(finds('price')).toEqual(['fee']);
    expect(finds('how much')).toEqual(['price', 'fee']);
  });

  it('S-28 a change of the rules leaves the words of the others as they were', () => {
    const before = new Synonyms([{ phrases: ['BCM', 'Überprüfung'] }], 'de', 0.5);
    const after = new Synonyms([{ phrases: ['BCM', 'Überprüfung', 'Prüfung'] }], 'de', 0.5, before);
    const [words = []] = parseKeys(['ueberpruefung'], 'de');
    expect(after.find(words, 0)?.finds.map((each) => each.words.map(({ text }) => text))).toEqual([
      ['BCM'],
      ['Prüfung'],
    ]);
    expect([after, before].map((each) => each.find(words, 0)?.finds.length)).toEqual([2, 1]);
  });

  it('S-28 are found by the hash of their first stem exactly as by walking through all of them', () => {
    const word = fc.constantFrom(
      'risk',
      'Risks',
      'register',
      'policies',
      'policy',
      'Überprüfung',
      'uberprufung',
      '-',
    );
    const phrase = fc.array(word, { maxLength: 3 }).map((words) => words.join(' '));
    const rule: fc.Arbitrary<SynonymRule> = fc.record(
      {
        phrases: fc.array(phrase, { maxLength: 3 }),
        finds: fc.array(phrase, { maxLength: 3 }),
        weight: fc.constantFrom(0.2, 1),
      },
      { requiredKeys: ['phrases'] },
    );
    const stems = (text: string) =>
      splitWords(text)
        .map((each) => foldWord(each).map((form) => stemForm(form, 'en')))
        .filter((each) => each.length > 0);
    const isSame = (a: string[] = [], b: string[] = []) => a.some((stem) => b.includes(stem));
    fc.assert(
      fc.property(
        fc.array(rule, { maxLength: 6 }),
        fc.array(word, { maxLength: 4 }),
        fc.nat(3),
        (rules, keys, at) => {
          const asked = stems(keys.join(' ')).slice(at);
          const phrases = rules.flatMap((each) =>
            each.phrases.map((text) => ({ rule: each, words: stems(text) })),
          );
          const here = phrases.filter(
            ({ words }) => words.length > 0 && words.every((each, i) => isSame(each, asked[i])),
          );
          const length = Math.max(0, ...here.map(({ words }) => words.length));
          const weights = new Map<string, number>();
          for (const each of here.filter(({ words }) => words.length === length)) {
            for (const text of each.rule.finds ?? each.rule.phrases) {
              const words = stems(text);
              const isMore = asked.slice(0, length).every((typed) => words.some((own) => isSame(own, typed)));
              if (words.length === 0 || isMore) continue;
              const key = words
                .map((own) => own.join('/'))
                .sort()
                .join(' ');
              weights.set(key, Math.max(weights.get(key) ?? 0, each.rule.weight ?? 0.5));
            }
          }
          const found = new Synonyms(rules, 'en', 0.5).find(parseKeys(keys, 'en').flat(), at);
          expect(found?.length ?? 0).toBe(length);
          const actual = (found?.finds ?? []).map((each): [string, number] => [
            stems(each.words.map(({ text }) => text).join(' '))
              .map((own) => own.join('/'))
              .sort()
              .join(' '),
            each.weight,
          ]);
          expect(new Map(actual)).toEqual(weights);
          expect(actual).toHaveLength(weights.size);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
