import { describe, expect, it, vi } from 'vitest';
import { chooseAnchors, explainAnchorError } from './anchors.ts';

const made = (...words: string[]) => words.map((title) => ({ words: title }));

describe('chooseAnchors', () => {
  it('C-5 makes an anchor from the words, in the manner of their language', () => {
    expect(chooseAnchors(made('What does it cost?', 'Buy & run'), 'en')).toEqual([
      'what-does-it-cost',
      'buy-and-run',
    ]);
    expect(chooseAnchors(made('Kaufen & Größe prüfen'), 'de')).toEqual(['kaufen-und-groesse-pruefen']);
  });

  it('C-5 keeps an anchor that is there, whatever the words have become', () => {
    expect(chooseAnchors([{ anchor: 'price', words: 'What does it cost now?' }], 'en')).toEqual(['price']);
  });

  it('C-5 makes no anchor that something else on the page has, before it or after it', () => {
    const rows = [
      { words: 'Price' },
      { words: 'Price' },
      { anchor: 'price', words: 'Fees' },
      { words: 'Price' },
    ];
    expect(chooseAnchors(rows, 'en')).toEqual(['price-2', 'price-3', 'price', 'price-4']);
  });

  it('C-5 makes no anchor that the frame of every page has', () => {
    expect(chooseAnchors(made('Content', 'Results'), 'en')).toEqual(['content-2', 'results-2']);
  });

  it('C-5 makes one anew when an editor emptied it', () => {
    expect(chooseAnchors([{ anchor: ' ', words: 'Price' }], 'en')).toEqual(['price']);
  });

  it('C-5 finds a name for words that cannot be written in a link', () => {
    expect(chooseAnchors(made('???', '値段'), 'en')).toEqual(['part', 'part-2']);
  });
});

it.each([
  ['What it costs', /small letters from a to z/],
  ['prices', /Something else on this page is called "prices"/],
  ['content', /A part of every page is called "content"/],
])('C-5 refuses %s, and says what to do', (anchor, reason) => {
  expect(explainAnchorError(anchor, ['prices', 'prices', anchor])).toMatch(reason);
});

it('C-5 takes a name that nothing else has', () => {
  expect(explainAnchorError('what-it-costs', ['what-it-costs', 'prices'])).toBeNull();
});

it('C-5 C-14 does not look through all anchors before for each of thousands of rows of the same words', () => {
  const has = vi.spyOn(Set.prototype, 'has');
  const anchors = chooseAnchors(Array<{ words: string }>(1000).fill({ words: 'Again' }), 'en');
  const looked = has.mock.calls.length;
  has.mockRestore();
  expect(anchors.at(-1)).toBe('again-1000');
  expect(looked).toBeLessThan(10_000);
});
