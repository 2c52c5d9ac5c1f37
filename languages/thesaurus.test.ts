import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { groupKey, parseThesaurus, readThesaurus, ThesaurusError, toLine } from './thesaurus.ts';

const read = (text: string) => parseThesaurus(text, 'test.txt');

describe('a thesaurus', () => {
  it('S-28 has mutual and directed groups, weights and comments', () => {
    const text =
      '# Risk\n\nhazard, danger\r\nblack swan , surprise -> risk, threat\niso 31000 -> risk | 0.3\n';
    expect(read(text)).toEqual([
      { phrases: ['hazard', 'danger'], finds: [], weight: null },
      { phrases: ['black swan', 'surprise'], finds: ['risk', 'threat'], weight: null },
      { phrases: ['iso 31000'], finds: ['risk'], weight: 0.3 },
    ]);
  });

  it('S-28 writes a group as it is read', () => {
    const text = 'a, b\na, c -> d, e | 0.5';
    expect(read(text).map(toLine).join('\n')).toBe(text);
  });

  it.each([
    ['a, b\nalone', 'test.txt:2: a group needs two phrases at least.'],
    ['a, , b', 'test.txt:1: a phrase is empty.'],
    ['a ->', 'test.txt:1: a phrase is empty.'],
    ['-> a', 'test.txt:1: a phrase is empty.'],
    ['a -> b -> c', 'test.txt:1: there is one arrow and one weight at most.'],
    ['a, b | 1 | 1', 'test.txt:1: there is one arrow and one weight at most.'],
    ['a, b | 0', 'test.txt:1: the weight "0" is not above 0 and at most 1.'],
    ['a, b | 1.1', 'test.txt:1: the weight "1.1" is not above 0 and at most 1.'],
    ['a, b |', 'test.txt:1: the weight "" is not above 0 and at most 1.'],
    ['a, b -> a', 'test.txt:1: "a" is there twice.'],
    ['# x\na, b\na -> c\nA, d', 'test.txt:4: line 2 begins with "A" already. Add the words there.'],
  ])('S-28 says where %j is wrong', (text, message) => {
    expect(() => read(text)).toThrow(new ThesaurusError(...(message.split(/: (.*)/s) as [string, string])));
  });
});

/** A language may be without one. */
const WITH_THESAURUS = LANGUAGES.filter((language) =>
  existsSync(new URL(`./${language}/thesaurus.txt`, import.meta.url)),
);

describe('the thesaurus of the product', () => {
  it.each(['en', 'de', 'fr'] as const)('S-28 is there in %s', (language) => {
    expect(WITH_THESAURUS).toContain(language);
  });

  it.each(WITH_THESAURUS)('S-28 has more than 400 groups in %s', (language) => {
    expect(readThesaurus(language).length).toBeGreaterThan(400);
  });

  it.each(LANGUAGES)('S-28 has only words in %s that a search can find, and each group once', (language) => {
    const groups = readThesaurus(language);
    expect(new Set(groups.map(groupKey)).size).toBe(groups.length);
    const unsearchable = groups
      .flatMap(({ phrases, finds }) => [...phrases, ...finds])
      .filter((phrase) => !/[\p{L}\p{N}]/u.test(phrase));
    expect(unsearchable).toEqual([]);
  });
});
