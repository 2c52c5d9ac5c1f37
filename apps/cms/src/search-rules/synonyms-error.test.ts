import { describe, expect, it } from 'vitest';
import { findFindsError, findWordsError, groupIdentity } from './synonyms-error.ts';

const group = (phrases: string[], finds: string[] = []) => ({ phrases, finds });
const many = (count: number) => Array.from({ length: count }, (_, number) => `word ${number}`);

describe('a group of synonyms', () => {
  it('S-28 has two words that mean the same, or one that also finds others', () => {
    expect(findWordsError(group(['car', 'auto']), [])).toBeUndefined();
    expect(findWordsError(group(['car'], ['vehicle']), [])).toBeUndefined();
    for (const wrong of [group([]), group(['car']), group([], ['vehicle'])])
      expect(findWordsError(wrong, [])).toContain('A group has two words or more');
  });

  it.each([
    ['nothing to search for', ['car', '!?'], '"!?" has no letter or digit'],
    ['what separates words in files', ['car', 'a|b'], '"a|b" contains a vertical bar'],
    ['too long a word', ['car', 'x'.repeat(101)], `"${'x'.repeat(30)}…" is too long; there is room for 100`],
    ['a word twice, however it is written', ['First aid', ' first  AID '], '" first  AID " is there twice.'],
    ['too many words', many(21), 'There is room for 20 words, and these are 21.'],
  ])('S-28 has not %s', (_, words, error) => {
    expect(findWordsError(group(words), [])).toContain(error);
    if (words.length < 20) expect(findFindsError(group(['other'], words))).toContain(error);
  });

  it('S-28 has words up to the limits', () => {
    expect(findWordsError(group(many(20)), [])).toBeUndefined();
    expect(findWordsError(group(['car', 'x'.repeat(100)]), [])).toBeUndefined();
    expect(findFindsError(group(['car'], many(20)))).toBeUndefined();
  });

  it('S-28 does not find its own words', () => {
    expect(findFindsError(group(['car', 'auto'], ['AUTO']))).toBe('"AUTO" is there twice. Take one out.');
  });

  it('S-28 begins with another word than the other groups of its direction, which is named', () => {
    const others = [group(['Car', 'auto'], ['vehicle'])];
    expect(findWordsError(group(['car'], ['bus']), others)).toBe(
      'A group that begins with "car" is there already (Car · auto → vehicle). Add your words there.',
    );
    expect(findWordsError(group(['car', 'bus']), others)).toBeUndefined();
    expect(findWordsError(group(['auto'], ['bus']), others)).toBeUndefined();
    expect(groupIdentity(group(['ＣＡＲ']))).toBe(groupIdentity(group(['car'])));
  });
});
