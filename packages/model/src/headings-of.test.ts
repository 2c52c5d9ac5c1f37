import { expect, it, vi } from 'vitest';
import { headingsOf } from './headings-of.ts';
import type { RichText } from './rich-text.ts';

const heading = (text: string, level: 2 | 3 = 2): RichText[number] => ({
  kind: 'heading',
  level,
  children: [{ kind: 'text', text }],
});
const idsOf = (...texts: string[]) =>
  [...headingsOf(texts.map((text) => heading(text))).values()].map(({ id }) => id);

it('C-1 makes an id of a heading’s words', () => {
  expect(idsOf('What the register did not say', 'Übung & Ernst')).toEqual([
    'to-what-the-register-did-not-say',
    'to-übung-ernst',
  ]);
});

it('C-1 gives headings of the same words ids of their own', () => {
  expect(idsOf('Again', 'Again', 'Again 2', 'Again')).toEqual([
    'to-again',
    'to-again-2',
    'to-again-2-2',
    'to-again-3',
  ]);
});

it('C-1 R-5 does not look through all ids before for each of thousands of the same words', () => {
  const has = vi.spyOn(Set.prototype, 'has');
  const ids = idsOf(...Array<string>(1000).fill('Again'));
  const looked = has.mock.calls.length;
  has.mockRestore();
  expect(new Set(ids).size).toBe(1000);
  expect(ids.at(-1)).toBe('to-again-1000');
  expect(looked).toBeLessThan(10_000);
});

it('C-1 survives a heading without letters, and passes over all that is no heading', () => {
  expect(idsOf('…')).toEqual(['to-']);
  expect(headingsOf([{ kind: 'rule' }]).size).toBe(0);
});
