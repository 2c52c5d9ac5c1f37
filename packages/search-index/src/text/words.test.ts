import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WordTable } from './word-table.ts';
import { ALWAYS_COMPOSED, foldWord, scanWords, splitWords } from './words.ts';

it('S-3 words found by their place are the words that splitting gives', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.lorem()),
      (text) => {
        const found: string[] = [];
        const count = scanWords(text, (composed, start, end) => found.push(composed.slice(start, end)));
        expect(found).toEqual(splitWords(text));
        expect(count).toBe(found.length);
      },
    ),
    { numRuns: 1000 },
  );
});

it('S-3 text that is taken to be composed is', () => {
  const units = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));
  const composed = units.filter((unit) => ALWAYS_COMPOSED.test(unit));
  expect(composed.length).toBeGreaterThan(700);
  // Each after each of a sample: only combinations could change.
  for (const first of composed.filter((_, place) => place % 7 === 0)) {
    const text = composed.map((second) => first + second).join('');
    expect(text.normalize('NFC')).toBe(text);
  }
});

it('S-3 a word has at most a hundred letters, however many its letters are made of', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
      for (const form of splitWords(text).flatMap(foldWord)) expect(form.length).toBeLessThanOrEqual(100);
    }),
  );
  for (const letter of ['\ufdfa', 'a', 'ä', 'ß'])
    expect(foldWord(letter.repeat(99)).every(({ length }) => length >= 99 && length <= 100)).toBe(true);
});

it('S-20 a word has one number wherever it stands, and no two words share one', () => {
  const table = new WordTable();
  const numbers = new Map<string, number>();
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'ü', '1'), maxLength: 20 })),
      (words) => {
        for (const word of words.filter(Boolean)) {
          const number = table.numberOf(`x${word}y`, 1, 1 + word.length);
          expect(number).toBe(numbers.get(word) ?? numbers.size);
          numbers.set(word, number);
          expect(table.wordAt(number)).toBe(word);
        }
      },
    ),
    { numRuns: 1000 },
  );
  expect(numbers.size).toBeGreaterThan(2048);
});
